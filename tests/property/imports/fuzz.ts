import { checksum, base64url, bytesIn } from '../../../src/exchange/list-code/bytes.ts';
import { jsonDocuments, links, storedRosters, textDocuments } from './documents.ts';
import { hostileTexts } from './hostile.ts';
import { mutateBytes, mutateText, mutateValue, type Mutation } from './mutate.ts';
import { holdsBytes, holdsLink, holdsNames, holdsRow, holdsText, type Tally } from './readers.ts';

/** An input as fast-check draws it: a way in, a document, and what is done to it. */
export interface Input {
	readonly way: number;
	readonly document: number;
	readonly mutations: readonly Mutation[];
	/** What has no document to come from. */
	readonly text: string;
}

function pick<T>(things: readonly T[], place: number): T {
	return things[place % things.length] as T;
}

const written = jsonDocuments.map((document) => JSON.stringify(document));
const encoder = new TextEncoder();

/** A link whose bytes were changed, with a checksum that fits them. */
function forgedLink(link: string, mutations: readonly Mutation[]): string {
	const [start = '', packed = ''] = link.split('#');
	const bytes = bytesIn(packed) ?? new Uint8Array();
	const changed = mutateBytes(bytes.subarray(0, -2), mutations);
	return `${start}#${base64url(Uint8Array.from([...changed, ...checksum(changed)]))}`;
}

function startsOfFiles(place: number): Uint8Array {
	const starts = [
		'PK\x03\x04',
		'%PDF-1.7',
		'\x89PNG\r\n\x1a\n',
		'\xff\xd8\xff\xe0',
		'GIF89a',
		'RIFF0000WEBPVP8X',
		'BM',
		'\xff\xfe{\0',
		'\xfe\xff\0{',
		'\0\0\0\x1cftypheic',
		'\x1f\x8b'
	];
	const head = Uint8Array.from(pick(starts, place), (letter) => letter.charCodeAt(0));
	return Uint8Array.from([...head, ...encoder.encode(pick(written, place).slice(0, 400))]);
}

/** The ways that something comes in, each as often as it stands here. */
const ways: readonly ((input: Input, tally: Tally) => void)[] = [
	...Array.from({ length: 8 }, () => ({ document, mutations }: Input, tally: Tally): void => {
		const value = mutateValue(JSON.parse(pick(written, document)), mutations);
		holdsText(JSON.stringify(value), document, tally);
	}),
	({ document, mutations }, tally) =>
		holdsText(mutateText(pick(written, document), mutations), document, tally),
	({ document, mutations }, tally) =>
		holdsText(mutateText(pick(textDocuments, document), mutations), document, tally),
	({ document, mutations }, tally) =>
		holdsText(mutateText(pick(textDocuments, document), mutations.slice(0, 1)), document, tally),
	({ document, mutations }, tally) =>
		holdsLink(forgedLink(pick(links, document), mutations), document, tally),
	({ document, mutations }, tally) =>
		holdsLink(forgedLink(pick(links, document), mutations.slice(0, 1)), document, tally),
	({ document, mutations }, tally) =>
		holdsLink(mutateText(pick(links, document), mutations), document, tally),
	({ document, mutations }, tally) =>
		holdsBytes(mutateBytes(encoder.encode(pick(written, document)), mutations), document, tally),
	({ document, mutations }, tally) =>
		holdsBytes(mutateBytes(startsOfFiles(document), mutations), document, tally),
	({ text, document }, tally) => {
		holdsText(text, document, tally);
		holdsLink(text, document, tally);
	},
	({ text, document, mutations }) => {
		holdsNames(mutateText(text, mutations));
		holdsNames(pick(hostileTexts, document) + text + pick(hostileTexts, mutations.length));
	},
	({ document, mutations }) =>
		holdsRow(mutateValue(structuredClone(pick(storedRosters, document)), mutations))
];

/** How many ways there are. */
export const waysIn = ways.length;

const shape = [Object, Array, String, Number, Function].map(({ prototype }) => prototype as object);
const before = shape.map((prototype) => Reflect.ownKeys(prototype).length);

/** Milliseconds of the processor that one input may take. */
const most = 1000;

/** Takes an input in, and fails if anything is not as it should be. */
export function takeIn(input: Input, tally: Tally): void {
	const started = process.cpuUsage();
	pick(ways, input.way)(input, tally);
	if (process.cpuUsage(started).user / 1000 > most && slowest(input) > most) {
		throw new Error('it takes more than a second');
	}
	shape.forEach((prototype, at) => {
		if (Reflect.ownKeys(prototype).length !== before[at])
			throw new Error('a prototype has changed');
	});
}

/** Once more, as the first of a kind reads its army's file. */
function slowest(input: Input): number {
	const started = process.cpuUsage();
	pick(ways, input.way)(input, { accepted: 0, refused: 0 });
	return process.cpuUsage(started).user / 1000;
}
