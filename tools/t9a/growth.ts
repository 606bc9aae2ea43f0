import type { Choice, Walk } from './walk.ts';

/** A growing maximum of one choice: so many more with each of something. */
export function noteGrowth({ context, unit }: Walk, choice: Choice): void {
	const place = { army: context.facts, unit, corrections: context.corrections };
	for (const { increment, repeat, value } of choice.fact.modifiers ?? []) {
		if (increment === undefined || increment === 'points' || !repeat) continue;
		context.grown.push({
			choice,
			each: context.target(place, repeat.of ?? ''),
			per: repeat.per,
			n: Number(value)
		});
	}
}
