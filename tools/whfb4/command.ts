import type { Context, Row } from './context.ts';
import { mustsPrice } from './arms.ts';
import { below, isItems, leadsTo, needsOf, type Fact } from './facts.ts';
import { statsOf, type Line } from './stats.ts';

/** What the command group of a unit makes of it. */
export interface Command {
	readonly keywords: string[];
	/** The price of its champion, arms that every model has included. */
	champion?: number;
}

/** Champions who come besides the models of their unit, at their whole price. */
const besides = (name: string, points: number): boolean =>
	['Wight', 'Wraith'].includes(name) || (name === 'Chaos Champion' && points > 0);

const bonus: Readonly<Record<string, number>> = { ws: 1, bs: 1, s: 1, i: 1, a: 1 };

export function commandOf(context: Context, row: Row, lines: readonly Line[]): Command {
	const command: Command = { keywords: [] };
	for (const figure of figuresOf(context, row.fact)) {
		if (figure.name === 'Standard Bearer') bearer(context, row, figure, command);
		else if (figure.name === 'Musician') asOneModel(context, row, figure, command, 'MUSICIAN');
		else champion(context, row, figure, command, lines);
	}
	const banner = (row.fact.options ?? []).some(({ name }) => /^Magic Banners?$/.test(name));
	if (banner) command.keywords.push('MAGIC STANDARD ALLOWED', 'STANDARD BEARER');
	return command;
}

/** Standard bearer, musician and champions, wherever the facts put them. */
function figuresOf({ facts }: Context, { options = [] }: Fact): readonly Fact[] {
	return options.flatMap((option) => {
		if (option.name === 'Chaos Champion') return [option];
		if (option.name === 'Champion') return below(facts, option);
		if (option.name !== 'Command Group') return [];
		return below(facts, option).flatMap((figure) =>
			(figure.group && figure.name === 'Champion') || figure.group_ref === 'champion'
				? below(facts, figure)
				: [figure]
		);
	});
}

function bearer(context: Context, row: Row, figure: Fact, command: Command): void {
	asOneModel(context, row, figure, command, 'STANDARD BEARER');
	if (!leadsTo(figure, 'magic-banners')) return;
	command.keywords.push('MAGIC STANDARD ALLOWED');
	const banners = (figure.options ?? []).flatMap(({ options = [] }) => options);
	for (const { name, points = 0 } of banners) {
		if (context.system.entries.some((entry) => entry.name === name)) continue;
		context.addOwn({ name, type: 'banner', cost: points }, row.fact.category, [row.id]);
	}
}

function asOneModel(
	context: Context,
	{ name, fact }: Row,
	figure: Fact,
	command: Command,
	keyword: string
): void {
	command.keywords.push(`MAY HAVE ${keyword}`);
	const each = fact.options?.find(({ model }) => model)?.points;
	if (figure.points === each) return;
	const asked = figure.points === undefined ? 'no price' : figure.points;
	context.note(
		'text',
		name,
		`${figure.name}: ${asked} in the public data, ${each} as one model by the text (4th 4886)`
	);
}

function champion(
	context: Context,
	row: Row,
	figure: Fact,
	command: Command,
	lines: readonly Line[]
): void {
	const { correction, name } = row;
	if (correction.champion === null) {
		context.note('left-out', name, `${figure.name}: ${correction.championWhy ?? ''}`);
		return;
	}
	const isBesides = besides(figure.name, figure.points ?? 0);
	if (!isBesides) command.champion = insteadPrice(context, row, figure);
	const [profile] = figure.profiles ?? [];
	const isUsual = correction.usualChampion ?? raisedFrom(lines, profile && statsOf(profile));
	if (figure.name === 'Champion' && isUsual && !isBesides) {
		command.keywords.push('MAY HAVE CHAMPION');
		return;
	}
	ownChampion(context, row, figure);
	needsModels(context, row, figure);
}

/** What one costs who stands in the place of a model, the arms of his unit included. */
function insteadPrice(context: Context, { correction, fact, name }: Row, figure: Fact): number {
	const { points = 0 } = figure;
	const own = points + (fact.options?.find(({ model }) => model)?.points ?? 0);
	const bare = correction.champion ?? own;
	if (bare !== own) {
		const why = correction.championWhy === undefined ? '' : `: ${correction.championWhy}`;
		const text = `${own} in the public data, ${bare} by the text (4th ${correction.line})${why}`;
		context.note('text', name, `${figure.name}: ${text}`);
	}
	const printed = mustsPrice(context, figure, true);
	const arms = mustsPrice(context, figure);
	if (printed !== arms) {
		const text = `arms ${printed} in the public data, ${arms} by the text (4th 6444–6528)`;
		context.note('text', name, `${figure.name}: ${text}`);
	}
	return bare + (arms === 0 ? mustsPrice(context, fact) : arms);
}

function ownChampion(context: Context, { fact, id }: Row, figure: Fact): void {
	const { name, points = 0, profiles = [] } = figure;
	const isBesides = besides(name, points);
	const [profile] = profiles;
	context.addOwn(
		{
			name,
			...aliasesOf(context, name, isBesides),
			type: 'command',
			keywords: ['CHAMPION OPTION'],
			grants: ['CHAMPION', 'ITEM BEARER', ...championGrants(figure)],
			cost: isBesides ? points : { insteadOf: 'champion' },
			...(profile && { stats: statsOf(profile) }),
			numbers: { items: 1 },
			...(isBesides && { text: 'A model besides those of the unit, at his whole price.' })
		},
		fact.category,
		[id]
	);
}

/** One of a name of his own who stands in the ranks is the unit's champion. */
function aliasesOf(
	context: Context,
	name: string,
	isBesides: boolean
): { aliases?: readonly string[] } {
	const { aliases = isBesides || name === 'Champion' ? [] : ['Champion'] } =
		context.optionCorrection(name);
	return aliases.length > 0 ? { aliases } : {};
}

/** Marks and rewards that a champion of this kind may have. */
function championGrants({ name }: Fact): readonly string[] {
	if (name === 'Chaos Champion')
		return ['CHAOS CHAMPION', 'MAY HAVE MARK', 'MAY HAVE CHAOS REWARD'];
	return name === 'Wight' ? ['WIGHT'] : [];
}

/** Whether the champion's line is the trooper's and what any champion adds; without a line it is. */
function raisedFrom(lines: readonly Line[], stats?: Readonly<Record<string, string>>): boolean {
	if (!stats) return true;
	return lines.some((trooper) =>
		Object.keys(stats).every(
			(column) => Number(stats[column]) === Number(trooper.stats[column]) + (bonus[column] ?? 0)
		)
	);
}

/** "If there are at least three in the unit." */
function needsModels(context: Context, row: Row, figure: Fact): void {
	const needs = needsOf(figure);
	if (!needs) return;
	const option = figure.name.toLowerCase().replaceAll(' ', '-');
	context.constraints.push({
		id: `${option}-needs-models`,
		kind: 'requires',
		of: { any: [option] },
		needs: { any: [row.id] },
		min: needs.value,
		counting: 'models',
		scope: 'unit',
		source: context.source(row.fact.category)
	});
	context.note('carried', figure.name, `needs ${needs.value} models in the unit`);
}

/** How many magic items a character may have. */
export function itemsOf({ options = [] }: Fact): number | undefined {
	const items = options.find((option) => option.name === 'Magic Items' && isItems(option));
	return items?.options?.[0]?.max;
}
