import type { Constraint, Entry } from '#schema';
import type { Context } from './context.ts';
import type { Choice } from './walk.ts';
import { idOf as plainId, unique } from './wording.ts';

/** What items ask of their bearer's other choices: a mount, or none such. */
export function itemRules(
	context: Context,
	own: readonly Entry[],
	choices: readonly Choice[],
	ids: ReadonlyMap<Choice, string>
): readonly Constraint[] {
	return context.items.conditions.flatMap(({ name, others, isNeeded }) => {
		const item = own.find((entry) => entry.name === name)?.id ?? context.commonItem(name);
		const met = choices.filter((choice) => others.some((other) => choice.names.includes(other)));
		const meant = unique(met.flatMap((choice) => ids.get(choice) ?? []));
		if (item === undefined || meant.length === 0) return [];
		context.notes.count(context.settings.id, 'limits', true);
		const areMounts = met.every(({ type }) => type === 'mount');
		return [
			{
				id: plainId(
					`${item} ${isNeeded ? 'with' : 'apart'} ${areMounts ? 'mount' : (meant[0] ?? '')}`
				),
				kind: 'requires' as const,
				...(isNeeded && areMounts && { label: 'a mount' }),
				of: { any: [item] },
				...(isNeeded ? { needs: { any: [...meant] } } : { forbids: { any: [...meant] } }),
				scope: 'unit' as const,
				source: context.source(name)
			}
		];
	});
}
