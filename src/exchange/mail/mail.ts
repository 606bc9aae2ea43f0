import type { Address, Attachment, Email } from 'postal-mime';
import type { Player } from '#schema';
import { importLimits } from '../../i18n/en/import-limits.ts';
import { mailedLanguage } from '../../i18n/mailed.ts';
import { longestDetail } from '../../schema/player.ts';
import { cleanName } from '../common/clean.ts';
import { htmlText } from './html-text.ts';
import { mailWords } from './mail-words.ts';
import type { Sender, OpenedTexts, OpenedText } from '../common/opened.ts';

/** More files than this are not opened in one mail. */
const maxAttached = 50;
/** How deep the parts of a mail may lie in one another. */
const maxNesting = 20;
const maxHeaders = 256 * 1024;

/** Opens a file that is attached to a mail. */
type OpenAttached = (
	bytes: Uint8Array<ArrayBuffer>,
	name: string | undefined
) => Promise<readonly OpenedTexts[]>;

/** What a mail holds: its own words, and what is attached to it. A mail in it is one by itself. */
export async function openMail(
	bytes: Uint8Array<ArrayBuffer>,
	open: OpenAttached
): Promise<readonly OpenedTexts[]> {
	const mail = await parsed(bytes);
	if (!mail) return [[{ ok: false, fault: { message: importLimits.mail.broken } }]];
	const words = wordsOf(mail);
	const language = mailedLanguage(words);
	const sender = { ...senderOf(mail), ...(language !== undefined && { language }) };
	const useful = mail.attachments.filter(isUseful);
	const apart: OpenedTexts[] = [];
	const beside: OpenedText[] = [];
	for (const attached of useful.slice(0, maxAttached)) {
		const opened = await open(bytesOf(attached), nameOf(attached));
		if (attached.mimeType === 'message/rfc822') apart.push(...opened);
		else beside.push(...opened.flat().map((text) => withSender(text, attached, sender)));
	}
	if (useful.length > maxAttached) {
		const fault = { message: importLimits.mail.tooManyFiles(maxAttached) };
		beside.push({ ok: false, fault, ...sender });
	}
	const letters = lettersOf(mail, words, sender);
	const isCover = apart.length > 0 && letters.every((letter) => isShort(letter));
	const [first, ...others] = [...(isCover ? [] : letters), ...beside];
	if (first) return [[first, ...others], ...apart];
	return apart.length > 0
		? apart
		: [[{ ok: false, fault: { message: importLimits.mail.noList }, ...sender }]];
}

/** No list has fewer lines: they only say what is attached. */
const fewestLines = 3;

function isShort(letter: OpenedText): boolean {
	return !letter.ok || linesIn(letter.text) < fewestLines;
}

async function parsed(bytes: Uint8Array<ArrayBuffer>): Promise<Email | undefined> {
	const { default: PostalMime } = await import('postal-mime');
	const bounds = { maxNestingDepth: maxNesting, maxHeadersSize: maxHeaders };
	return PostalMime.parse(bytes, { ...bounds, forceRfc822Attachments: true }).catch(
		() => undefined
	);
}

/** What was written in the mail itself, and what it quotes. */
function lettersOf(mail: Email, words: string, sender: Sender): readonly OpenedText[] {
	const { name = '', address = '' } = mail.from ?? {};
	const { own, quoted, from, isRemark } = mailWords(words, { name, address });
	const passed = from === undefined ? sender : { ...sender, ...senderIn(from) };
	const letter = { beside: isRemark ? 'remark' : 'letter', ok: true } as const;
	const quote = { beside: 'quoted', ok: true } as const;
	return [
		...(own.text === '' ? [] : [{ ...letter, ...own, ...(quoted ? sender : passed) }]),
		...(quoted ? [{ ...quote, ...quoted, ...passed }] : [])
	];
}

/** Lines of plain words as long as this may have been broken by the program that sent them. */
const longLine = 60;

/** The mail's words as they were written: those in HTML where the plain ones may be broken, or only point to them. */
function wordsOf({ text = '', html }: Email): string {
	if (html === undefined) return text;
	const isBroken = text.trim() === '' || text.split('\n').some((line) => line.length > longLine);
	const page = htmlText(html);
	return isBroken || isPointer(text, page) ? page : text;
}

/** Words in HTML have so many times more lines than plain ones that only point to them. */
const timesMore = 3;

/** "See the HTML part." */
function isPointer(text: string, page: string): boolean {
	const [plain, all] = [linesIn(text), linesIn(page)];
	return all >= fewestLines && (plain < fewestLines || plain * timesMore <= all);
}

function linesIn(text: string): number {
	return text.split('\n').filter((line) => line.trim() !== '').length;
}

const noFile =
	/^(?:application\/(?:pgp-signature|(?:x-)?pkcs7-signature|pgp-keys)|text\/(?:x-)?v(?:card|calendar)|text\/calendar|message\/delivery-status)$/;

/** Signatures, cards, dates and the pictures of a letterhead are no lists. */
function isUseful({ mimeType, related, disposition }: Attachment): boolean {
	const isPicture = mimeType.startsWith('image/');
	return !noFile.test(mimeType) && !(isPicture && (related === true || disposition === 'inline'));
}

function withSender(text: OpenedText, { mimeType }: Attachment, sender: Sender): OpenedText {
	const isPicture = mimeType.startsWith('image/');
	return { ...text, ...sender, ...(isPicture && { beside: 'picture' as const }) };
}

function bytesOf({ content }: Attachment): Uint8Array<ArrayBuffer> {
	return typeof content === 'string' ? new TextEncoder().encode(content) : new Uint8Array(content);
}

function nameOf({ filename }: Attachment): string | undefined {
	return filename === null ? undefined : cleanName(filename).slice(0, 120);
}

/** An address from which programs send for somebody else, who is to be answered. */
const byProgram = /^(?:no-?reply|do-?not-?reply|forms?|mailer|notifications?)\b/i;

function senderOf({ from, replyTo, date }: Email): Sender {
	const [answer] = replyTo ?? [];
	const address = answer && byProgram.test(from?.address ?? '') ? answer : from;
	const time = date === undefined ? Number.NaN : Date.parse(date);
	return {
		...(address && playerAt(address)),
		...(!Number.isNaN(time) && { sent: new Date(time).toISOString() })
	};
}

/** "Anna Berg <anna@example.org>" */
function senderIn(from: string): Sender {
	const [, name = '', address] =
		/^"?(.*?)"?\s*[<[(]?([^\s<>[\]():]+@[^\s<>[\]()]+)/.exec(from) ?? [];
	return playerAt({ name: address === undefined ? from : name, address: address ?? '' });
}

function playerAt(address: Address): Sender {
	const one = address.group?.[0] ?? address;
	const email = cleanName(one.address ?? '').slice(0, longestDetail);
	const name = playerName(one.name);
	const player: Player = {
		...(name !== '' && name !== email && { name }),
		...(email !== '' && { email })
	};
	return Object.keys(player).length > 0 ? { player } : {};
}

/** "Berg, Anna" is Anna Berg. */
function playerName(written: string): string {
	const name = cleanName(written).replace(/^['"]+|['"]+$/g, '');
	const [last = '', first, ...others] = name.split(/\s*,\s*/);
	const turned = first !== undefined && others.length === 0 ? `${first} ${last}` : name;
	return turned.slice(0, longestDetail).trim();
}
