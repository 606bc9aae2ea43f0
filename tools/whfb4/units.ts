import type { Entry } from '#schema';
import { isCharacter, isCrew, kitOf } from './arms.ts';
import { commandOf, itemsOf } from './command.ts';
import type { Context, Row } from './context.ts';
import { leadsTo, type Fact } from './facts.ts';
import { isBattleStandard, limitOf } from './limits.ts';
import { mountsOf } from './mounts.ts';
import { linesOf } from './stats.ts';

const types: Readonly<Record<string, string>> = {
	Regiments: 'regiment',
	Knights: 'regiment',
	Commoners: 'regiment',
	'War Machines': 'war-machine',
	Monsters: 'monster',
	'Chaos Daemons': 'daemon'
};

export function unitEntry(context: Context, row: Row): Entry {
	const { fact, correction, id, name, aliases } = row;
	const kit = kitOf(context, row);
	const lines = linesOf(context, row);
	const command = commandOf(context, row, [
		...(lines.stats ? [{ name, stats: lines.stats }] : []),
		...(lines.lines ?? [])
	]);
	const numbers = { ...numbersOf(context, row, command.champion), ...correction.numbers };
	const leadership = isCharacter(row) ? { leadership: Number(lines.stats?.['ld'] ?? 0) } : {};
	const keywords = [
		...(correction.race ?? (fact.category === 'Monsters' ? [] : context.settings.race)),
		...(correction.keywords ?? []),
		...ofCategory(row),
		...kit.keywords,
		...command.keywords,
		...mountsOf(context, row)
	];
	const limit = limitOf(context, row);
	const rules = rulesOf(context, row);
	const text = correction.text ?? shotOf(fact);
	const size = sizeOf(row);
	const starts = startsOf(context, row);
	return {
		id,
		name,
		...(aliases.length > 0 && { aliases }),
		type: typeOf(row),
		keywords: [...new Set(keywords)],
		cost: costOf(context, row),
		...lines,
		...(kit.equipment.length > 0 && { equipment: kit.equipment }),
		...(limit && { limit }),
		...(size !== undefined && { size }),
		...(Object.keys({ ...numbers, ...leadership }).length > 0 && {
			numbers: { ...leadership, ...numbers }
		}),
		...(starts.length > 0 && { starts }),
		...(text !== undefined && { text }),
		...(rules.length > 0 && { rules }),
		source: context.source(fact.category)
	};
}

function typeOf(row: Row): string {
	const { fact, correction } = row;
	if (correction.type !== undefined) return correction.type;
	if (isCharacter(row)) return leadsTo(fact, 'wizards-only') ? 'wizard' : 'hero';
	return types[fact.category] ?? 'regiment';
}

/** What a unit is by its heading, and which choices it has by what the facts put below it. */
function ofCategory(row: Row): readonly string[] {
	const { fact } = row;
	const { options = [] } = fact;
	const hasMark = isCharacter(row) && options.some(({ name }) => name.startsWith('Mark of Chaos'));
	const hasVirtue = options.some(({ group_ref: ref }) => ref === 'knightly-virtues');
	return [
		...(isBattleStandard(row) ? ['BATTLE STANDARD', 'CHAMPION', 'STANDARD BEARER'] : []),
		...(['Knights', 'Commoners'].includes(fact.category) ? [fact.category.toUpperCase()] : []),
		...(hasMark ? ['MAY HAVE MARK'] : []),
		...(isCharacter(row) && leadsTo(fact, 'chaos-rewards') ? ['MAY HAVE CHAOS REWARD'] : []),
		...(hasVirtue ? ['MAY HAVE VIRTUE'] : [])
	];
}

/** Magic items, and for a wizard his level and spells, which are as many. */
function numbersOf(context: Context, row: Row, champion?: number): Record<string, number> {
	const items = isCharacter(row) ? itemsOf(row.fact) : undefined;
	if (isCharacter(row) && items === undefined) {
		context.note('left-out', row.name, 'how many magic items: not in the public data');
	}
	const isWizard = typeOf(row) === 'wizard';
	return {
		...(items !== undefined && { items }),
		...(isWizard && items !== undefined && { level: items, spells: items }),
		...(champion !== undefined && { champion })
	};
}

function costOf(context: Context, { fact, correction, name }: Row): Entry['cost'] {
	const model = troopsOf(fact);
	const crew = fact.options?.find(isCrew);
	const machine = fact.options?.find(({ name: part, min }) => part === 'Chariot' && (min ?? 0) > 0);
	const { perModel = model?.points ?? crew?.points, table } = correction;
	const own = perModel ?? fact.points ?? 0;
	if (correction.perModel !== undefined) {
		context.note(
			'text',
			name,
			`${model?.points ?? 'no price'} a model in the public data, ${own} by the text (4th ${correction.line}): ${correction.why}`
		);
	}
	if (table && table.points !== own) {
		context.note(
			'list',
			name,
			`${own} in the list, ${table.points} for ${table.of} in the text (4th ${table.line}): the list’s`
		);
	}
	const fixed = fact.points ?? machine?.points;
	if (perModel === undefined) return own;
	return { ...(fixed !== undefined && !fact.model && { fixed }), perModel };
}

function troopsOf(fact: Fact): Fact | undefined {
	return fact.options?.find(({ model }) => model);
}

/** Least and usual models; cheap troops come in tens. */
function sizeOf({ fact, correction }: Row): Entry['size'] {
	if (correction.size !== undefined) return correction.size;
	const crew = fact.options?.find(isCrew);
	if (crew?.min !== undefined) return crew.min;
	const model = troopsOf(fact);
	if (model?.min === undefined) return undefined;
	const { min, max, points = 0 } = model;
	const usual = points <= 15 && max === undefined ? Math.max(min, 10) : min;
	return { min, ...(max !== undefined && { max }), ...(usual !== min && { usual }) };
}

/** A compulsory general leads; who must have a Mark or a virtue begins with the list's own. */
function startsOf({ facts }: Context, row: Row): readonly string[] {
	const { fact, key } = row;
	const isGeneral = isCharacter(row) && fact.min === 1;
	const virtue = (fact.options ?? []).some(({ group_ref: ref }) => ref === 'knightly-virtues');
	const mark = (fact.options ?? []).find(({ name }) => name.startsWith('Mark of Chaos'));
	const usual = mark?.group_ref === undefined ? undefined : facts.shared_groups[mark.group_ref];
	const god = usual?.default?.replace('Mark of ', '').toLowerCase();
	return [
		...(isGeneral && !key.startsWith('Battle') ? ['general'] : []),
		...(god === undefined ? [] : [`mark-${god}`]),
		...(virtue ? ['the-knights-virtue'] : [])
	];
}

/** What a machine shoots, in a line; by its own name where it shoots several things. */
function shotOf({ name: machine, profiles = [] }: Fact): string | undefined {
	const shots = profiles.filter(({ type }) => type !== 'Profile');
	if (shots.length === 0) return undefined;
	return shots
		.map(({ name, type, stats }) => {
			const range = name === machine ? 'Range' : `${name}: range`;
			const save = stats['Save'] === 'None' ? 'no save' : `save ${stats['Save']}`;
			return type === 'War Machine'
				? `${range} ${stats['Guess Range']}, Strength ${stats['S']}, wounds ${stats['W']}, ${save}.`
				: `${range} ${stats['Range']}, Strength ${stats['S']}, ${stats['Rules']}.`;
		})
		.join(' ');
}

function rulesOf(context: Context, { fact, name }: Row): readonly string[] {
	const known = new Set(context.system.rules.map(({ id }) => id));
	const ids = (fact.rules ?? []).flatMap((rule) => {
		const id = context.corrections.rules[rule];
		if (id !== undefined && known.has(id)) return [id];
		context.note('left-out', name, `special rule “${rule}”: the text does not print it`);
		return [];
	});
	return [...new Set(ids)];
}
