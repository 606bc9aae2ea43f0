import { mailedPattern } from '../../i18n/mailed.ts';
import { isBlank, signed, withoutManners, type Written } from './manners.ts';
import { partQuotes } from './quotes.ts';

/** What somebody wrote in a mail, and what he quoted of an earlier one. */
export interface MailWords {
	readonly own: Written;
	readonly quoted?: Written;
	/** Whether his own words are remarks on what is quoted, and no list beside it. */
	readonly isRemark?: true;
	/** Who wrote what is passed on, which is then quoted or all that there is: "Anna Berg <anna@example.org>". */
	readonly from?: string;
}

/** A sender as the head of his mail names him. */
interface Named {
	readonly name: string;
	readonly address: string;
}

/** Above a mail that is passed on, or quoted without marks. */
const divider = mailedPattern(String.raw`^[-_ ]{3,}\s*(?:{passedOn})\s*[-_ ]{3,}$`, 'iu');
const writer = mailedPattern(String.raw`^\*?(?:{from})\*?:\*? (.{3,200})$`, 'iu');
const head = /^[\p{L}-]{2,12}: /u;

/**
 * Parts a mail's text: a text that is quoted as a whole, or passed on, is the sender's own.
 * @param sender below a farewell his name and address are no part of a list
 */
export function mailWords(text: string, { name, address }: Named): MailWords {
	const lines = text.split(/\r\n|[\n\r]/);
	const at = lines.findIndex((line) => divider().test(line.trim()));
	const from = lines.slice(at).flatMap((line) => writer().exec(line.trim())?.slice(1) ?? [])[0];
	const passedBy = at === -1 ? undefined : from;
	const all = `${name} ${address.split('@')[0] ?? ''} ${passedBy?.split('@')[0] ?? ''}`;
	const { own, quoted, isRemark } = partQuotes(at === -1 ? lines : lines.slice(0, at));
	const passed = at === -1 ? [] : withoutHead(lines.slice(at + 1));
	const mannered = (some: readonly string[]): Written =>
		withoutManners(signed(some, all), all, `${name} ${passedBy?.split('<')[0] ?? ''}`);
	const later = [...quoted, ...passed];
	const by = passedBy === undefined ? {} : { from: passedBy };
	if (isBlank(signed(own, all))) return { own: mannered(later), ...by };
	if (isBlank(later)) return { own: mannered(own), ...by };
	return { own: mannered(own), quoted: mannered(later), ...(isRemark && { isRemark }), ...by };
}

/** What stands below "From: …", "Date: …" and the other lines above a mail that is passed on. */
function withoutHead(lines: readonly string[]): readonly string[] {
	const start = lines.findIndex((line) => line.trim() !== '' && !head.test(line.trim()));
	return start === -1 ? [] : lines.slice(start);
}
