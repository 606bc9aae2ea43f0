import { deskPeers } from '../../i18n/en/desk/peers.ts';
import { hexOf } from '../list-code/bytes.ts';
import { hashOf } from '../list-code/code.ts';
import type { DeskList } from './desk-list.ts';

/** A remark of a player on the list of another. */
export interface PeerRemark {
	/** The mark of the list. */
	readonly mark: string;
	readonly text: string;
	/** Who made it: the sender, or the file that it came in. */
	readonly from: string;
}

/** A list that a player is given to check. */
interface ListToCheck {
	readonly mark: string;
	/** The list without its secrets. */
	readonly text: string;
}

/** By which remarks find their list again. It says nothing of what is in the list, nor who plays it. */
export function peerMark({ file, part = '', sent, arrived = '' }: DeskList): string {
	return hexOf(hashOf([file, part, sent ?? arrived].join('\n'))).slice(0, 16);
}

/** Lists for a player to check, with room for remarks below each: he writes there and sends the text back. */
export function peerCheck(event: string, lists: readonly ListToCheck[]): string {
	const parts = lists.map(({ mark, text }, at) => {
		const number = at + 1;
		return [
			`[[ ${deskPeers.list(number)} · ${mark} ]]`,
			text.trim(),
			'',
			`[[ ${deskPeers.remarks(number)} · ${mark} | ${deskPeers.writeBelow} ]]`,
			'',
			''
		].join('\n');
	});
	return [`${event}\n`, `${deskPeers.asks}\n`, ...parts, `[[ ${deskPeers.end} ]]`, ''].join('\n');
}

/** Above the remarks on a list; a mail may quote it. */
const field = /^[>\s]*\[\[.*\b([0-9a-f]{16})\b.*\|.*\]\]\s*$/;
const anyMark = /^[>\s]*\[\[.*\]\]\s*$/;

/** Whether a text is such a bundle of lists, be there remarks in it or none. */
export function isPeerCheck(text: string): boolean {
	return text.includes('[[') && linesIn(text).some((line) => field.test(line));
}

/** The remarks in such a text. */
export function remarksIn(text: string, from: string): readonly PeerRemark[] {
	const found: { mark: string; lines: string[] }[] = [];
	let open: string[] | undefined;
	for (const line of text.includes('[[') ? linesIn(text) : []) {
		const [, mark] = field.exec(line) ?? [];
		if (mark !== undefined) {
			open = [];
			found.push({ mark, lines: open });
		} else if (anyMark.test(line)) open = undefined;
		else open?.push(line.replace(/^(?:\s*>)+ ?/, '').trimEnd());
	}
	return found.flatMap(({ mark, lines }) => {
		const remark = lines.join('\n').trim().slice(0, longest);
		return remark === '' ? [] : [{ mark, text: remark, from }];
	});
}

function linesIn(text: string): readonly string[] {
	return text.split(/\r\n?|\n/);
}

/** Characters of a remark that are kept. */
const longest = 2000;
