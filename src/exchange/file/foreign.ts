import { imports } from '../../i18n/en/faults.ts';
import { onOneLine } from '../clean.ts';
import type { Fault } from '../fault.ts';

/** A list of another program that Muster cannot read: who made it, and what it says that it is for. */
interface Foreign {
	readonly maker: string;
	readonly about: readonly unknown[];
}

/** The fault of a JSON value that is a list of another program; undefined if it is none. */
export function foreignValue(value: object): Fault | undefined {
	const found = builderList(value) ?? rosterTree(value) ?? assetTree(value);
	return found && faultOf(found);
}

/** The same for a text, looked at from its beginning. */
export function foreignText(text: string): Fault | undefined {
	const head = text.slice(0, longestHead);
	const found = signatures
		.map(({ maker, pattern, about }) => {
			const match = pattern.exec(maker === oldWorldBuilder ? text.slice(-longestHead) : head);
			return match && { maker, about: about?.exec(head)?.slice(1) ?? match.slice(1) };
		})
		.find((one) => one !== null);
	return found && faultOf(found);
}

/** Signatures stand so near to the beginning, or to the end. */
const longestHead = 4000;
/** A name of a game or an army is told up to so many letters. */
const longestName = 60;
const oldWorldBuilder = 'Old World Builder';

interface Signature {
	readonly maker: string;
	readonly pattern: RegExp;
	/** What it is for, if that stands elsewhere. */
	readonly about?: RegExp;
}

const signatures: readonly Signature[] = [
	{
		maker: oldWorldBuilder,
		pattern: /^.{4,20} "?Old World Builder"?$/m,
		about: /^===\s*\n[^\n]*\n([^\n,]+), ([^\n,]+)/m
	},
	{ maker: 'BattleScribe', pattern: /<roster\b[^>]{0,600}?\bgameSystemName="([^"<>]{1,80})"/ },
	{ maker: 'WTC', pattern: /^\+{20,}\r?\n[^]*?^\+ FACTION KEYWORD: ([^\n]{1,80})/m },
	{
		get maker() {
			return imports.earlierBuilder;
		},
		pattern: /^(?:Allegiance|Army Faction): ([^\n]{1,80})/m
	}
];

function builderList(value: object): Foreign | undefined {
	const { game, army, points, characters, core } = value as Readonly<Record<string, unknown>>;
	const isList = typeof game === 'string' && (Array.isArray(characters) || Array.isArray(core));
	return isList ? { maker: oldWorldBuilder, about: [words(game), words(army), points] } : undefined;
}

/** "the-old-world" in words. */
function words(slug: unknown): string | undefined {
	return typeof slug === 'string' ? slug.slice(0, longestName).replaceAll('-', ' ') : undefined;
}

function rosterTree(value: object): Foreign | undefined {
	const { roster, generatedBy } = value as Readonly<Record<string, unknown>>;
	if (typeof roster !== 'object' || roster === null) return undefined;
	const { forces, gameSystemName } = roster as Readonly<Record<string, unknown>>;
	if (!Array.isArray(forces)) return undefined;
	const isForge = generatedBy === 'List Forge';
	const [force] = forces as readonly unknown[];
	const army = (force as { readonly catalogueName?: unknown } | undefined)?.catalogueName;
	return { maker: isForge ? 'List Forge' : 'New Recruit', about: [gameSystemName, army] };
}

function assetTree(value: object): Foreign | undefined {
	const { snapshot, item, rulebook } = value as Readonly<Record<string, unknown>>;
	const told = item ?? (snapshot as { readonly item?: unknown } | undefined)?.item;
	if (typeof told !== 'string' || !told.startsWith('Roster§')) return undefined;
	return {
		maker: 'Rosterizer',
		about: [(rulebook as { readonly game?: unknown } | undefined)?.game]
	};
}

function faultOf({ maker, about }: Foreign): Fault {
	const told = about.flatMap((part) => {
		if (typeof part === 'number') return [String(part)];
		const text = typeof part === 'string' ? onOneLine(part.slice(0, longestName)).trim() : '';
		return text === '' ? [] : [text];
	});
	return { message: imports.foreignList(maker, told.join(', ')) };
}
