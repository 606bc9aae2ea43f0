import type { Lock, LockedList } from './lock-file.ts';

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
