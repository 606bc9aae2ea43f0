import type { Player, PlayerDetail } from '#schema';
import { pastedPattern } from '../../i18n/pasted.ts';
import { longestDetail } from '../../schema/player.ts';
import type { NumberedLine } from './unmarked.ts';

type Label = readonly [PlayerDetail, () => RegExp];

function labelled(detail: PlayerDetail, words: string): Label {
	return [detail, pastedPattern(String.raw`^\W*(?:${words})\s*[:=]\s*(\S.{0,200})$`, 'iu')];
}

const labels: readonly Label[] = [
	labelled('club', '{formClub}'),
	labelled('team', '{formTeam}'),
	labelled('email', '{formEmail}'),
	labelled('number', '{formNumber}'),
	labelled('table', '{formTable}'),
	labelled('name', '{formName}')
];
/** "Name" alone may be the list's. */
const bareName = /^\W*name\s*[:=]/i;

/** Who a list says plays it ("Player: Anna Berg", "Club: …"), and its other lines. */
export function withoutPlayer(lines: readonly NumberedLine[]): {
	readonly lines: readonly NumberedLine[];
	readonly player?: Player;
} {
	const found = lines.flatMap((line) => {
		const detail = detailIn(line.text);
		return detail ? [{ line, ...detail }] : [];
	});
	const isOfList = found.every(({ line }) => bareName.test(line.text));
	if (found.length === 0 || isOfList) return { lines };
	const ofPlayer = new Set(found.map(({ line }) => line));
	return {
		lines: lines.filter((line) => !ofPlayer.has(line)),
		player: Object.fromEntries(found.toReversed().map(({ detail, text }) => [detail, text]))
	};
}

function detailIn(
	text: string
): { readonly detail: PlayerDetail; readonly text: string } | undefined {
	for (const [detail, pattern] of text.includes(':') || text.includes('=') ? labels : []) {
		const [, value] = pattern().exec(text.slice(0, 300)) ?? [];
		if (value !== undefined) return { detail, text: value.trim().slice(0, longestDetail) };
	}
	return undefined;
}
