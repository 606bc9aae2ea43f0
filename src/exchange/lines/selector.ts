import type { DialectText, TextLine } from './text-line.ts';
import type { NumberedLine } from './unmarked.ts';

/** Title, army with points, the book, a rule, units with upgrades, a rule, counts. */
const head = /^(.{1,80}), (\d{1,6}) points$/;
const bar = /^-{32}$/;
const foot = /^\d{1,6} - \d{1,4}\/\d{1,4}$/;
const unit = /^(?:\d{1,6} )?- ?(\d{1,3}) (.{1,80})$/;
const upgrade = /^- ?(\d{1,3}) (.{1,80}?) \((?:[+-]?\d{1,6}|-)\)$/;
/** Nobody writes as many of a unit. */
const most = 200;

interface Row {
	readonly line: number;
	readonly name: string;
	readonly upgrades: Upgrade[][];
}

interface Upgrade {
	readonly line: number;
	readonly what: string;
}

/** Whether these lines are a text of the selector: two rules of 32 dashes, then points, units and break point. */
export function isSelector(lines: readonly NumberedLine[]): boolean {
	return (
		lines.filter(({ text }) => bar.test(text)).length === 2 &&
		lines.some(({ text }) => foot.test(text))
	);
}

/** Rows count units of a kind together, and their upgrades. Here the upgrades are assigned to single units. */
export function readSelector(all: readonly NumberedLine[]): DialectText | undefined {
	const at = all.findIndex(({ text }) => head.test(text));
	const first = all[at];
	const [, army = '', spent] = head.exec(first?.text ?? '') ?? [];
	const [above, book] = [all[at - 1]?.text ?? '', all[at + 1]?.text ?? ''];
	if (!first || bar.test(book) || book === '') return undefined;
	const rows = rowsOf(all.slice(at + 2));
	return {
		dialect: 'selector',
		...(above !== '' && { name: above.slice(0, 80) }),
		book,
		spent: Number(spent),
		lines: [
			{ number: first.number, text: army, isMark: false },
			{ number: first.number, text: '', isMark: false, isHeading: true },
			...rows.flatMap(({ line, name, upgrades }) =>
				upgrades.flatMap((own) => unitLines(line, name, own))
			)
		]
	};
}

function rowsOf(lines: readonly NumberedLine[]): readonly Row[] {
	const rows: Row[] = [];
	for (const { number, text } of lines) {
		const [, times = '', what = ''] = upgrade.exec(text) ?? [];
		const last = rows.at(-1);
		if (what !== '' && last) {
			spread(last.upgrades, { line: number, what }, Number(times));
			continue;
		}
		const [, count = '0', name = ''] = unit.exec(text) ?? [];
		if (name === '' || foot.test(text)) continue;
		const units = Array.from({ length: Math.min(Number(count), most) }, (): Upgrade[] => []);
		rows.push({ line: number, name, upgrades: units });
	}
	return rows;
}

/** The text does not say which unit has an upgrade: each goes to the unit with the fewest. */
function spread(units: readonly Upgrade[][], upgrade: Upgrade, times: number): void {
	for (let at = 0; at < Math.min(times, most); at += 1) {
		const free = units.filter((own) => !own.includes(upgrade));
		const fewest = Math.min(...(free.length > 0 ? free : units).map(({ length }) => length));
		(free.length > 0 ? free : units).find(({ length }) => length === fewest)?.push(upgrade);
	}
}

function unitLines(number: number, name: string, own: readonly Upgrade[]): readonly TextLine[] {
	return [
		{ number, text: name, isMark: false, isHeading: false },
		...own.map(({ line, what }) => ({ number: line, text: what, isMark: true }))
	];
}
