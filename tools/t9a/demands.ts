import type { Constraint, Selector } from '#schema';
import type { Choice } from './walk.ts';
import type { Demand } from './asked.ts';
import { labelOfAlike } from './choice-rules.ts';
import type { Context } from './context.ts';
import { has, idOf, keyOf, markName, sentence, unique, withoutBearer } from './wording.ts';

/** "Only with such a general", "not beside that one": what units and choices ask of the army. */
export function demandsOf(
	context: Context,
	choices: readonly Choice[],
	ids: ReadonlyMap<Choice, string>
): readonly Constraint[] {
	const seen = new Map<string, Constraint>();
	const pairs = new Set<string>();
	const names = new Map(
		[...ids].map(([choice, id]) => [
			id,
			choice.type === 'mark' ? markName(choice.name) : withoutBearer(choice.name)
		])
	);
	for (const { of, at, needs, forbids, label } of joined(context, names)) {
		const asked = forbids === undefined ? (needs ?? []) : [forbids];
		// A unit that has it itself is not apart from it: its like are.
		const isOwn =
			forbids !== undefined &&
			choices.some(({ unit, names: own }) => of.any?.includes(unit) && own.includes(forbids));
		const meant =
			(isOwn ? undefined : byName(context, asked, choices, ids)) ?? context.bearers(asked);
		if (!meant) {
			context.leaveRule(asked.join(', '), 'nothing in the army is called so', at);
			continue;
		}
		const key = keyOf([of, meant, forbids === undefined]);
		if (forbids !== undefined && isSaid(pairs, of.any, meant.any)) continue;
		const id =
			`${forbids === undefined ? 'needs' : 'never'}-${seen.size + 1}-${idOf(at).slice(0, 40)}`.replace(
				/-$/,
				''
			);
		context.notes.count(context.settings.id, 'limits', true);
		if (seen.has(key)) continue;
		seen.set(key, {
			id,
			kind: 'requires',
			...(label === undefined
				? labelOfAlike(of.any ?? [], names.get(of.any?.[0] ?? '') ?? '')
				: { label }),
			of,
			...(forbids === undefined ? { needs: meant } : { forbids: meant }),
			scope: 'army',
			source: context.source(context.nameOf(at))
		});
	}
	return [...seen.values()];
}

/** Choices by their own ids, so that they are told by name; units for what all of a kind have. */
function byName(
	context: Context,
	names: readonly string[],
	choices: readonly Choice[],
	ids: ReadonlyMap<Choice, string>
): Selector | undefined {
	if (names.some((name) => context.isOfUnits(name))) return undefined;
	const options = choices.filter((choice) => names.some((name) => choice.names.includes(name)));
	const fixed = [...context.idsOfUnits().values()].filter((unit) =>
		context.fixedOf(unit).some(({ name }) => names.includes(name))
	);
	const any = unique([...options.flatMap((choice) => ids.get(choice) ?? []), ...fixed]);
	return any.length === 0 ? undefined : { any };
}

/** "Neither with the other" is one rule. */
function isSaid(
	pairs: Set<string>,
	of: readonly string[] = [],
	others: readonly string[] = []
): boolean {
	pairs.add(keyOf([of.toSorted(), others.toSorted()]));
	return of.length > 0 && pairs.has(keyOf([others.toSorted(), of.toSorted()]));
}

/** Things of one name that ask for the same are one rule: its sentence names them. */
function joined(context: Context, names: ReadonlyMap<string, string>): readonly Demand[] {
	const kept = new Map<string, Demand>();
	for (const demand of context.demands) {
		const { of, needs, forbids } = demand;
		const isPlain = of.all === undefined && of.none === undefined;
		const [id = ''] = of.any ?? [];
		const name = names.get(id) ?? context.nameOf(id);
		const key = keyOf([needs, forbids, isPlain ? name : of]);
		const known = kept.get(key);
		if (!known) kept.set(key, demand);
		else if (isPlain)
			kept.set(key, {
				...known,
				of: { any: unique([...(known.of.any ?? []), ...(of.any ?? [])]) }
			});
	}
	return [...kept.values()];
}

/** What does not go with a choice of the same unit: lores, being general, or a kind of items. */
export function apartOf(
	context: Context,
	choices: readonly Choice[],
	ids: ReadonlyMap<Choice, string>
): readonly Constraint[] {
	const found = new Map<string, Constraint>();
	for (const { unit, name, of } of togetherBy(context)) {
		const own = choices.filter((choice) => choice.unit === unit && choice.names.includes(name));
		const others = unique(own.flatMap((choice) => ids.get(choice) ?? []));
		const isBanner = name === 'Magic Banners';
		if (others.length === 0 && !isBanner) {
			const isElsewhere = choices.some((choice) => choice.names.includes(name));
			if (!isElsewhere)
				context.note('read', name, 'asked for by a rule of the source, and nowhere to be had');
			continue;
		}
		const source = context.source(context.nameOf(unit));
		const id = `none-beside-${found.size + 1}-${idOf(unit).slice(0, 40)}`.replace(/-$/, '');
		if (of.includes('general')) {
			const key = keyOf(others);
			const rule = { of: { any: others }, forbids: { any: ['general'] }, scope: 'unit' as const };
			found.set(key, { id, kind: 'requires', ...rule, source });
			continue;
		}
		found.set(keyOf([unit, name]), {
			id,
			kind: 'exclusive',
			label: noneLabel(of, own[0]?.type === 'mark' ? markName(name) : name),
			of: { any: of },
			on: { any: [unit], all: [isBanner ? 'HAS MAGIC BANNER' : has(name)] },
			max: 0,
			source
		});
	}
	for (const _ of found) context.notes.count(context.settings.id, 'limits', true);
	return [...found.values()];
}

/** What the unit has none of: "lores that the Mark of Change closes", "magic armour beside …". */
function noneLabel(of: readonly string[], name: string): string {
	if (of.every((each) => each.startsWith('lore-'))) return `lores that ${name} closes`;
	if (name === 'Magic Banners') return 'other magic items beside a magic banner';
	return `${of.map((each) => sentence(each).toLowerCase()).join(' or ')} beside ${name}`;
}

function togetherBy({
	apart
}: Context): readonly { readonly unit: string; readonly name: string; readonly of: string[] }[] {
	const by = new Map<string, { unit: string; name: string; of: string[] }>();
	for (const { of, name, unit } of apart) {
		const key = `${unit} ${name}`;
		const known = by.get(key) ?? { unit, name, of: [] };
		by.set(key, known);
		if (!known.of.includes(of)) known.of.push(of);
	}
	return [...by.values()];
}

/** So many more of a choice with each of something else. */
export function growingOf(
	context: Context,
	ids: ReadonlyMap<Choice, string>
): readonly Constraint[] {
	return context.grown.flatMap(({ choice, each, per, n }) => {
		const id = ids.get(choice);
		const isOfModels = context.troopsOf(choice.unit) === each;
		const meant = isOfModels ? { any: [choice.unit] } : context.bearers([each]);
		if (id === undefined || !meant) return [];
		if (isOfModels) {
			context.note(
				'read',
				choice.name,
				`one for each full ${per} ${each}: counted over all such units of the army`,
				choice.unit
			);
		}
		context.notes.count(context.settings.id, 'limits', true);
		return [
			{
				id: `${id}-by-${idOf(each)}`.slice(0, 64).replace(/-$/, ''),
				kind: 'count' as const,
				of: { any: [id] },
				max: 0,
				more: {
					each: meant,
					n,
					...(per > 1 && { per }),
					...(isOfModels && { counting: 'models' as const })
				},
				source: context.source(choice.name)
			}
		];
	});
}
