import type { ArmyIndex, CheckContext, MusteredUnit } from '#engine';
import type { Track } from '#schema';
import type { RecordCounter } from './record-model.ts';
import { unitsAsCalled } from './record-rows.ts';
import { knownSpells } from './spells.ts';
import { heldUnits, type ProfileBook } from './warscrolls.ts';
import { words } from './words.ts';

/** Something that somebody may do: a unit, or the army. */
interface Deed {
	readonly name: string;
	readonly timing?: string | undefined;
	/** Who does it; without, it is the army's. */
	readonly who?: string;
}

/**
 * Boxes for what may be used once in the battle, if there is anything: one for each unit that has it, under the name
 * of its row, and one for what the army has.
 */
export function onceCounters(
	context: CheckContext,
	once: string | undefined,
	book: ProfileBook | undefined
): readonly RecordCounter[] {
	const each = once === undefined || !book ? [] : boxesOf(context, once, book);
	if (each.length === 0) return [];
	return [{ name: words.record.once, boxes: each.length, isOwn: true, each }];
}

/** What may be used once in a while, and in which. */
export function onceUses(
	context: CheckContext,
	uses: NonNullable<Track['uses']>,
	book: ProfileBook | undefined
): readonly { readonly name: string; readonly until: string | undefined }[] {
	if (!book) return [];
	return uses.flatMap(({ begins, until }) =>
		boxesOf(context, begins, book).map((name) => ({ name, until }))
	);
}

/** For each unit that has it a box, by the name of its row, and one for what the army may use once. */
function boxesOf(context: CheckContext, once: string, book: ProfileBook): readonly string[] {
	const deeds = deedsOf(context, book).flatMap((deed) => {
		const use = useOf(deed.timing ?? '', once);
		return use === undefined ? [] : [{ ...deed, use }];
	});
	const isOfMany = ({ name, who }: Deed): boolean =>
		deeds.some((other) => other.name === name && other.who !== who);
	const boxes = deeds.map(({ use, ...deed }) =>
		deed.who === undefined || (use === 'army' && isOfMany(deed))
			? deed.name
			: `${deed.who}: ${deed.name}`
	);
	return [...new Set(boxes)];
}

/** Whether each unit or the whole army may use it once, by its timing ("Once Per Battle (Army), Your Turn"); undefined if it is used more often. */
function useOf(timing: string, once: string): 'army' | 'each' | undefined {
	const [limit = ''] = timing.split(',');
	if (!limit.toLowerCase().startsWith(once.toLowerCase())) return undefined;
	const rest = limit.slice(once.length).trim();
	if (rest === '') return 'each';
	return rest.startsWith('(') ? 'army' : undefined;
}

/** What the units do, each in its row's place, then what the army does: its rules, its choices, its spells. */
function deedsOf(context: CheckContext, book: ProfileBook): readonly Deed[] {
	const { index, units } = context;
	const called = unitsAsCalled(context);
	const rows = new Set(called.map(({ unit }) => unit));
	const choices = units.filter((unit) => !rows.has(unit)).map(({ unit }) => unit.entry);
	const spells = knownSpells(index, units).map(({ id }) => id);
	return [
		...called.flatMap(({ unit, called: who }) => deedsOfUnit(index, unit, who, book)),
		...[...index.army.armyRules, ...choices, ...spells].flatMap((id) => effectDeeds(id, book))
	];
}

/** What a unit, its options and the units inside it can do. */
function deedsOfUnit(
	index: ArmyIndex,
	{ unit, indexed, options }: MusteredUnit,
	who: string,
	book: ProfileBook
): readonly Deed[] {
	const own = book.profileOf(index.army.id, unit.entry)?.abilities ?? [];
	const given = [unit.entry, ...options.map(({ id }) => id)];
	const held = heldUnits(index, indexed, book).flatMap(({ army, entry, profile }, at) => {
		const { abilities = [] } = profile ?? book.profileOf(army, entry.id) ?? {};
		const count = indexed?.entry.holds?.[at]?.count ?? 1;
		return numbered(entry.name, count).flatMap((one) =>
			abilities.map((ability) => ({ ...ability, who: one }))
		);
	});
	return [
		...own.map((ability) => ({ ...ability, who })),
		...given.flatMap((id) => effectDeeds(id, book, who)),
		...held
	];
}

function effectDeeds(id: string, { effects }: ProfileBook, who?: string): readonly Deed[] {
	return (effects?.[id] ?? []).map(({ name, timing }) => ({
		name,
		timing,
		...(who !== undefined && { who })
	}));
}

function numbered(name: string, count: number): readonly string[] {
	return count === 1 ? [name] : Array.from({ length: count }, (_, at) => `${name} ${at + 1}`);
}
