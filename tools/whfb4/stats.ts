import type { Entry } from '#schema';
import type { Context, Row } from './context.ts';
import type { Fact, FactProfile } from './facts.ts';

export interface Line {
	readonly name: string;
	readonly stats: Readonly<Record<string, string>>;
}

const columns = ['M', 'WS', 'BS', 'S', 'T', 'W', 'I', 'A', 'Ld'];
const steeds = /^(Warhorse|Horse|Cold One|Warhawk|Giant Wolf|.* Steed|.* Warhorse)$/;

/** The unit's own line, and those of its crew, its machine or what it rides. */
export function linesOf(
	context: Context,
	{ fact, correction, name }: Row
): Pick<Entry, 'stats' | 'lines'> {
	const found = uniqueLines(mandatoryProfiles(fact).map((profile) => lineOf(profile)));
	const mended = (correction.stats ?? []).reduce((lines, mend) => {
		const about = `${name}: ${mend.profile}`;
		context.note(
			'mended',
			about,
			mend.line === undefined ? mend.why : `${mend.why} (4th ${mend.line})`
		);
		if (mend.add) return [...lines, { name: mend.profile, stats: cleaned(mend.stats ?? {}) }];
		if (mend.drop) return lines.filter((line) => line.name !== mend.profile);
		return lines.map((line) =>
			line.name === mend.profile
				? { name: mend.name ?? line.name, stats: cleaned({ ...upper(line.stats), ...mend.stats }) }
				: line
		);
	}, found);
	noteGaps(context, name, mended);
	const isMachine = ['War Machines', 'chariot'].includes(correction.type ?? fact.category);
	const main = mended.find((line) => isMain(line, isMachine)) ?? mended[0];
	if (!main) return {};
	const lines = mended.filter((line) => line !== main);
	return { stats: { ...main.stats }, ...(lines.length > 0 && { lines }) };
}

export function statsOf(profile: FactProfile): Record<string, string> {
	return cleaned(profile.stats);
}

function isMain({ name, stats }: Line, isMachine: boolean): boolean {
	if (isMachine) return stats['ws'] === undefined && stats['t'] !== undefined;
	return !steeds.test(name);
}

/** Profiles of the row, of its troops, and of what they must have. */
function mandatoryProfiles({ profiles = [], options = [] }: Fact): readonly FactProfile[] {
	const troops = options.filter(({ model, min = 0, group }) => model || (min > 0 && !group));
	return [...profiles, ...troops.flatMap(({ profiles: own = [] }) => own)].filter(
		({ type }) => type === 'Profile'
	);
}

function lineOf({ name, stats }: FactProfile): Line {
	return { name, stats: cleaned(stats) };
}

function uniqueLines(lines: readonly Line[]): readonly Line[] {
	return lines.filter((line, at) => lines.findIndex(({ name }) => name === line.name) === at);
}

/** By the system's columns; a dash or a blank is no figure. */
function cleaned(stats: Readonly<Record<string, string>>): Record<string, string> {
	return Object.fromEntries(
		columns
			.map((column) => [column.toLowerCase(), stats[column] ?? ''] as const)
			.filter(([, figure]) => figure !== '' && figure !== '-')
	);
}

function upper(stats: Readonly<Record<string, string>>): Record<string, string> {
	return Object.fromEntries(columns.map((column) => [column, stats[column.toLowerCase()] ?? '']));
}

function noteGaps(context: Context, unit: string, lines: readonly Line[]): void {
	for (const { name, stats } of lines) {
		const isMachine = stats['ws'] === undefined && stats['i'] === undefined;
		const missing = columns.filter((column) => stats[column.toLowerCase()] === undefined);
		if (missing.length === 0 || isMachine || /Tank|Wagon|Chariot/.test(name)) continue;
		context.note(
			'left-out',
			unit,
			`${missing.join(', ')} of ${name}: blank in the public data, and the text has no such line`
		);
	}
}
