import { pointsText } from '#i18n';
import { forms } from '../../i18n/en/printing.ts';
import type {
	RecordCounter,
	RecordNote,
	RecordRow,
	RecordScore,
	RecordSection,
	RecordTrack,
	RecordWorth,
	Sheet,
	SheetRecord
} from '../../content/model.ts';
import { words } from '../../content/words.ts';
import {
	bullets,
	chief,
	inLine,
	type TextBlock,
	type TextItem,
	type TextPart
} from './document.ts';

/** A box to cross off, in text. */
const box = '□';

/** Above this number, the player writes a number instead of crossing off boxes. */
const maxBoxes = 60;

/** Scores by turn and over the battle, then every unit with its boxes and value. */
export function recordParts(sheet: Sheet, record: SheetRecord): readonly TextPart[] {
	const { rules, unknown } = record;
	return [
		...turnPart(record),
		...chief(forms.names.record, [
			...listOf(record.counters.map(counterItem)),
			...record.counters.flatMap(({ notes = [] }) => notes.map(noteBlock))
		]),
		...record.sections.flatMap((section) => sectionPart(section, record, sheet)),
		...chief(
			words.rules,
			rules.map(({ name, text, source }): TextBlock => ({
				kind: 'text',
				lead: name,
				text: `${text} (${source})`
			}))
		),
		...chief(words.record.unknown, bullets(unknown))
	];
}

function noteBlock({ name, text }: RecordNote): TextBlock {
	return { kind: 'text', lead: name, text };
}

function listOf(items: readonly TextItem[]): readonly TextBlock[] {
	return items.length === 0 ? [] : [{ kind: 'list', items }];
}

/** A row for each objective that is scored by turns. */
function turnPart({ turns, scores }: SheetRecord): readonly TextPart[] {
	return chief(turns.name, listOf(scores.map((score) => scoreItem(score, turns.heads))));
}

function scoreItem(
	{ name, points, boxes, isFirst }: RecordScore,
	heads: readonly string[]
): TextItem {
	const turns = isFirst ? heads.slice(0, 1) : heads;
	const room = boxes === undefined ? '__' : box.repeat(boxes);
	const cells = turns.map((head) => (head === '' ? room : `${head} ${room}`));
	const lead = points === undefined ? name : words.record.each(name, points);
	return { lead, text: `: ${cells.join(' · ')}` };
}

function counterItem(counter: RecordCounter): TextItem {
	const { name, boxes, enemy, isOwn, each, points, isForOther } = counter;
	const tell = isForOther ? words.record.forOther : words.record.each;
	const own = each ? each.map((one) => `${one} ${box}`).join(', ') : boxesOf(boxes);
	const other = enemy === undefined ? '__' : boxesOf(enemy);
	const counts = [
		...(own === '' ? [] : [`${words.record.own} ${own}`]),
		...(isOwn ? [] : [`${words.record.enemy} ${other}`])
	];
	return {
		lead: points === undefined ? name : tell(name, points),
		text: `: ${counts.join(' · ')}`
	};
}

function sectionPart(
	{ heading, ownName, rows, points }: RecordSection,
	record: SheetRecord,
	{ limit }: Sheet
): readonly TextPart[] {
	const items = rows.map((row) => rowItem(row, record));
	const title = ownName === undefined ? heading : words.bearer(heading, inLine(ownName));
	return chief(title, listOf(items), limit === 0 ? undefined : pointsText(points));
}

function rowItem(row: RecordRow, record: SheetRecord): TextItem {
	const { name, number, ownName, roles = [], tracks, points, worth } = row;
	const called = words.bearer(name, ownName === undefined ? '' : inLine(ownName));
	const lead = [number === undefined ? called : `${called} ${number}`, ...roles].join(', ');
	const parts = [
		...tracks.map((track) => trackText(track, record)),
		...(worth ? [worthText(worth, record)] : record.hasPoints ? [words.inAll(points)] : [])
	];
	return { lead, text: parts.length === 0 ? '' : `: ${parts.join(' · ')}` };
}

function trackText(
	{ name, pieces, each, takes, isUnsure }: RecordTrack,
	record: SheetRecord
): string {
	const group = boxesOf(each);
	const isLong = pieces * each > maxBoxes;
	const room =
		pieces === 0
			? '__'
			: Array<string>(pieces)
					.fill(group)
					.join(each > 1 ? ' ' : '');
	return [
		name,
		isLong ? `${pieces} ${record.pieces} __` : room,
		takes === undefined ? undefined : words.record.takes(record.wounds, takes),
		isUnsure ? words.record.unsure(record.wounds) : undefined
	]
		.filter((part) => part !== undefined)
		.join(' ');
}

function worthText(
	{ full, half, left, isSurviving }: RecordWorth,
	{ piece, pieces }: SheetRecord
): string {
	const lost = isSurviving ? words.record.surviving : words.record.lost;
	return [
		`${lost} ${pointsText(full)}`,
		...(half === undefined || left === undefined
			? []
			: [`${words.record.halfAt(left, piece, pieces)} ${pointsText(half)}`])
	].join(', ');
}

function boxesOf(count: number): string {
	return count > maxBoxes ? `__ / ${count}` : box.repeat(count);
}
