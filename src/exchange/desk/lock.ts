import * as z from 'zod/mini';

const Hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));
const Words = z.string().check(z.maxLength(200));
/** In ISO and UTC. Zod's own check of times would weigh on the first visit, which shares its chunk. */
const Time = z.string().check(
	z.regex(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
	z.refine((text) => !Number.isNaN(Date.parse(text)))
);

/** A list as it was locked. */
const LockedList = z.strictObject({
	number: z.int().check(z.positive()),
	player: z.optional(Words),
	club: z.optional(Words),
	team: z.optional(Words),
	table: z.optional(Words),
	army: z.optional(Words),
	points: z.optional(z.number()),
	state: z.enum(['legal', 'to fix', 'not wholly read']),
	code: z.optional(Words),
	late: z.optional(z.literal(true)),
	/** The file of the list, and the commitment to it. */
	file: z.optional(z.string().check(z.regex(/^lists\/[\p{L}\p{N}-]{1,80}\.txt$/u))),
	commitment: z.optional(Hash)
});
export type LockedList = z.infer<typeof LockedList>;

/** The lists of an event as they are fixed at its deadline. */
const Lock = z.strictObject({
	musterLock: z.literal(1),
	event: z.strictObject({ name: Words, date: z.iso.date(), rules: Words }),
	deadline: z.optional(z.strictObject({ at: Words, zone: Words })),
	/** When they were locked. */
	locked: Time,
	lists: z.array(LockedList).check(z.maxLength(10_000)),
	/** Of all commitments in their order. */
	fingerprint: Hash
});
export type Lock = z.infer<typeof Lock>;

/** Reads a lock; undefined if the text is none. */
export function readLock(text: string): Lock | undefined {
	try {
		const parsed = Lock.safeParse(JSON.parse(text));
		return parsed.success ? parsed.data : undefined;
	} catch {
		return undefined;
	}
}

const headings = ['No.', 'Player', 'Team', 'Army', 'Points', 'State', 'List code', 'Commitment'];

/** Digits of a commitment that are printed. */
const shown = 16;

/** The locked lists on a page, to be printed and signed. */
export function lockSheet({ event, deadline, locked, lists, fingerprint }: Lock): string {
	const rows = [headings, ...lists.map(cellsOf)];
	const widths = headings.map((_, at) => Math.max(...rows.map((row) => lengthOf(row[at] ?? ''))));
	const table = rows.map((row) =>
		row
			.map((cell, at) => cell + ' '.repeat((widths[at] ?? 0) - lengthOf(cell)))
			.join('  ')
			.trimEnd()
	);
	return [
		`${event.name}, ${event.date} · rules ${event.rules}`,
		...(deadline ? [`Deadline: ${deadline.at} (${deadline.zone})`] : []),
		`Locked: ${locked}`,
		'',
		...table,
		'',
		`Fingerprint of all lists: ${fingerprint}`,
		'',
		'',
		'______________________________    ______________________________',
		'Place and date                    Organiser',
		''
	].join('\n');
}

function cellsOf(list: LockedList): readonly string[] {
	const { number, player = '', team = '', army = '', points, code = '', commitment = '' } = list;
	const state = list.late === true ? `${list.state}, late` : list.state;
	const figure = points === undefined ? '' : String(points);
	return [String(number), player, team, army, figure, state, code, commitment.slice(0, shown)];
}

function lengthOf(text: string): number {
	return Array.from(text).length;
}

/** What of a player may be published. */
interface Chosen {
	/** Names, clubs and teams; without them lists have numbers alone. */
	readonly players: boolean;
}

/** The page that shows the locked lists of an event: static, without scripts. */
export function publishedPage({ event, lists, fingerprint }: Lock, { players }: Chosen): string {
	const title = escaped(`${event.name}, ${event.date}`);
	const headings = ['List', ...(players ? ['Player', 'Club', 'Team'] : []), 'Army', 'Points', ''];
	const rows = lists.filter(({ file }) => file !== undefined).map((list) => row(list, players));
	return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style>
body { margin: 2rem auto; max-width: 60rem; padding: 0 1rem; font: 1rem/1.5 serif }
table { border-collapse: collapse; width: 100% }
th, td { padding: 0.25rem 0.5rem; border-bottom: 1px solid #999; text-align: left }
code { overflow-wrap: anywhere }
</style>
<h1>${title}</h1>
<p>Rules ${escaped(event.rules)}. Each list is bound by its commitment in <a href="commitments.txt">commitments.txt</a>: the SHA-256 of its file. Fingerprint of all: <code>${fingerprint}</code></p>
<table>
<thead><tr>${headings.map((heading) => `<th>${heading}</th>`).join('')}</tr></thead>
<tbody>
${rows.join('\n')}
</tbody>
</table>
</html>
`;
}

function row(list: LockedList, players: boolean): string {
	const { number, player = '', club = '', team = '', army = '', points, file = '' } = list;
	const cells = [
		String(number),
		...(players ? [player, club, team] : []),
		army,
		points === undefined ? '' : String(points)
	];
	const link = `<a href="${escaped(encodeURI(file))}">open</a>`;
	return `<tr>${cells.map((cell) => `<td>${escaped(cell)}</td>`).join('')}<td>${link}</td></tr>`;
}

function escaped(text: string): string {
	const marks: Readonly<Record<string, string>> = { '&': 'amp', '<': 'lt', '>': 'gt', '"': 'quot' };
	return text.replace(/[&<>"]/g, (mark) => `&${marks[mark] ?? ''};`);
}
