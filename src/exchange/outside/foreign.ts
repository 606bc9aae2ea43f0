import { imports } from '../../i18n/en/faults.ts';
import { onOneLine } from '../common/clean.ts';
import type { Fault } from '../common/fault.ts';
import type { RosterTree } from './roster-tree.ts';

/** A list of another program that Muster cannot read: who made it, and what it says that it is for. */
interface Foreign {
	readonly maker: string;
	readonly about: readonly unknown[];
	/** Whether it names its game, which is then one that Muster does not have. */
	readonly isNamed?: boolean;
	/** The player's name for it. */
	readonly name?: unknown;
}

/** The fault of a JSON value that is a list of another program; undefined if it is none. */
export function foreignValue(value: object): Fault | undefined {
	const found = builderList(value) ?? assetTree(value);
	return found && faultOf(found);
}

/** What to say of a tree of BattleScribe or New Recruit whose game Muster does not have. */
export function foreignTree({ name, maker, game, forces, size, spent }: RosterTree): Fault {
	const about = [game, forces[0]?.army, points(size || spent)];
	return faultOf({ maker, about, isNamed: true, name });
}

/** The same for a text, looked at from its beginning. */
export function foreignText(text: string): Fault | undefined {
	const head = text.slice(0, longestHead);
	const end = text.slice(-longestHead);
	const found = signatures
		.map(({ maker, pattern, about, below }) => {
			const match = pattern.exec(maker === oldWorldBuilder ? end : head);
			const isOther = below !== undefined && !below.test(end);
			return match && !isOther
				? { maker, about: about?.exec(head)?.slice(1) ?? match.slice(1) }
				: null;
		})
		.find((one) => one !== null);
	return found && faultOf(found);
}

/** Signatures stand so near to the beginning, or to the end. */
const longestHead = 4000;
/** A name of a game or an army is quoted up to so many letters. */
const longestName = 60;
const oldWorldBuilder = 'Old World Builder';

interface Signature {
	readonly maker: string;
	readonly pattern: RegExp;
	/** What it is for, if that stands elsewhere. */
	readonly about?: RegExp;
	/** What stands at its end too. */
	readonly below?: RegExp;
}

/** "++ Army (Game) [2000pts] ++" */
const titled = /^\+\+ [^\n(]{1,80} \(([^\n()]{3,60})\) \[[\d.,]+ ?\p{L}+\] \+\+$/mu;

const signatures: readonly Signature[] = [
	{
		maker: oldWorldBuilder,
		pattern: /^.{4,20} "?Old World Builder"?$/m,
		about: /^===\s*\n[^\n]*\n([^\n,]+), ([^\n,]+)/m
	},
	{ maker: 'BattleScribe', pattern: titled, below: /^Created with BattleScribe/m },
	{ maker: 'New Recruit', pattern: titled },
	{
		maker: 'New Recruit',
		pattern: /^([^\n]{1,60}) - [^\n]{1,80} - \[([\d.,]{1,7} ?\p{L}{1,6})\]\s{1,9}# \+\+ /u
	},
	{
		maker: 'ListForge',
		pattern:
			/^[^\n]{1,80} - ([^\n]{1,60}) - [^\n]{1,60} \((\d{2,5} Points)\)\s{1,9}[^\n:]{1,40}:\n[^\n]{1,80} \(\d{1,5} pts\)\n/
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

/** A list of Old World Builder. */
function builderList(value: object): Foreign | undefined {
	const { name, game, army, ...rest } = value as Readonly<Record<string, unknown>>;
	const isList = typeof game === 'string' && [rest['characters'], rest['core']].some(Array.isArray);
	if (!isList) return undefined;
	const about = [words(game), words(army), points(rest['points'])];
	return { maker: oldWorldBuilder, about, isNamed: true, name };
}

const small = new Set(['of', 'and', 'the']);

function capitalised(word: string): string {
	return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}`;
}

/** "the-old-world" in words. */
function words(slug: unknown): string | undefined {
	if (typeof slug !== 'string') return undefined;
	const plain = slug.slice(0, longestName).replace(/[-_]/g, ' ');
	return plain
		.split(' ')
		.map((word, at) => (at > 0 && small.has(word) ? word : capitalised(word)))
		.join(' ');
}

function assetTree(value: object): Foreign | undefined {
	const { snapshot, item, rulebook } = value as Readonly<Record<string, unknown>>;
	const tree = item ?? (snapshot as { readonly item?: unknown } | undefined)?.item;
	if (typeof tree !== 'string' || !tree.startsWith('Roster§')) return undefined;
	return {
		maker: 'Rosterizer',
		about: [(rulebook as { readonly game?: unknown } | undefined)?.game],
		isNamed: true
	};
}

function points(size: unknown): string | undefined {
	return typeof size === 'number' && size > 0 ? imports.points(size) : undefined;
}

function faultOf({ maker, about, isNamed, name }: Foreign): Fault {
	const parts = about.map(shortened).filter((part) => part !== '');
	const isOfOther = isNamed === true && parts.length > 0;
	const all = parts.join(', ');
	const own = shortened(name);
	return {
		message: imports[isOfOther ? 'otherGame' : 'foreignList'](maker, all),
		foreign: { maker, about: all, ...(own !== '' && { name: own }) }
	};
}

function shortened(part: unknown): string {
	return typeof part === 'string' ? onOneLine(part.slice(0, longestName)).trim() : '';
}
