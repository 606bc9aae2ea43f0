import type { Told, ToldOf } from '#schema';

/** What one effect does, with when it is used. */
export function toldText({ timing, text }: Told): string {
	return timing === undefined || timing === 'Passive' ? text : `${timing}: ${text}`;
}

/** What a thing does, each effect of another name with that; undefined if nothing is told of it. */
export function toldOfThing(
	told: ToldOf | undefined,
	{ id, name }: { readonly id: string; readonly name: string }
): string | undefined {
	const texts = (told?.[id] ?? []).map((one) =>
		one.name === name ? toldText(one) : `${one.name}: ${toldText(one)}`
	);
	return texts.length === 0 ? undefined : texts.join(' ');
}
