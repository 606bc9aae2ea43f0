// Holds data/aos4 against the publisher's Battle Profiles, field by field:
// npx tsx tools/aos4/publisher/compare-publisher.ts [folder of the profiles]
// Prints every difference without a reason, every sentence that was not understood, and a table by field.
// Reasons are in reasons.json beside this file; one that explains nothing any more is reported.
import type { Army, Entry, System } from '#schema';
import { builtPacks } from '../../compare/built-packs.ts';
import { factsFolder, readJson } from '../../compare/lines.ts';
import { choiceIn, ownChoice, ownRegiment, publishedChoice, publishedRegiment } from './choices.ts';
import { nameKey, nameOf, readProfiles, type PublishedUnit } from './profiles.ts';
import { ours, published, unitsOf, type ArmyUnits, type Fields } from './units.ts';

/** Why something differs: of some armies, units and fields, or of lines that say a certain thing. */
interface Reason {
	readonly field: string;
	readonly army?: string;
	readonly unit?: string;
	readonly line?: string;
	readonly why: string;
}

const folder = factsFolder('../shared/facts/aos4/battle-profiles-2026-08');
const reasons = readJson(new URL('reasons.json', import.meta.url)) as readonly Reason[];
const used = new Set<Reason>();
const table = new Map<string, { compared: number; differ: number; bare: number }>();
const unread = new Set<string>();

function hold(army: string, name: string, theirs: Fields, mine: Fields): void {
	for (const [field, lines] of Object.entries(theirs)) {
		const own = mine[field] ?? [];
		const gone = lines.filter((line) => !own.includes(line)).map((line) => `publisher: ${line}`);
		const extra = own
			.filter((line) => field !== 'keyword' && !lines.includes(line))
			.map((line) => `data: ${line}`);
		const all = [...gone, ...extra];
		const bare = all.filter((line) => !hasReason(army, name, field, line));
		const row = table.get(field) ?? { compared: 0, differ: 0, bare: 0 };
		table.set(field, {
			compared: row.compared + 1,
			differ: row.differ + Number(all.length > 0),
			bare: row.bare + Number(bare.length > 0)
		});
		for (const line of bare) console.log(`${army} | ${name} | ${field} | ${line}`);
	}
}

function hasReason(army: string, unit: string, field: string, line: string): boolean {
	const found = reasons.find(
		(reason) =>
			reason.field === field &&
			(reason.army === undefined || reason.army === army) &&
			(reason.unit === undefined || reason.unit === unit) &&
			(reason.line === undefined || new RegExp(reason.line).test(line))
	);
	if (found) used.add(found);
	return found !== undefined;
}

const armies = builtPacks.armies('aos4').map((id) => unitsOf(builtPacks.army('aos4', id) as Army));
const system = builtPacks.system('aos4') as System;
const all = armies.flatMap(({ candidates }) => candidates);
const known = new Set(all.flatMap(({ words }) => [...words]));
const profiles = readProfiles(folder);

function entryIn({ units }: ArmyUnits, unit: PublishedUnit): Entry | undefined {
	const key = nameKey(nameOf(unit));
	const found = units.find(({ name, aliases = [] }) =>
		[name, ...aliases].some((each) => nameKey(each) === key)
	);
	return unit.context === 'legends' && !found?.legends ? undefined : found;
}

/** Armies of Renown have rules of their own on who stands with whom: their fields are counted apart. */
function apart(fields: Fields, { variantOf }: Army): Fields {
	const own = ['row', 'joins', 'limit'];
	if (variantOf === undefined) return fields;
	return Object.fromEntries(
		Object.entries(fields).map(([field, lines]) => [
			own.includes(field) ? `${field} in an Army of Renown` : field,
			lines
		])
	);
}

for (const { id, faction, units, options, regimentsOfRenown } of profiles) {
	for (const unit of units) {
		const homes = armies.filter(
			({ army }) => unit.context === 'legends' || army.id === id || army.variantOf === id
		);
		const found = homes.flatMap((home) => {
			const entry = entryIn(home, unit);
			return entry ? [{ home, entry }] : [];
		});
		for (const { home, entry } of found) {
			const { fields, unread: not } = published(unit, { units: home.candidates, all, known });
			for (const text of not) unread.add(`${faction}: ${unit.name}: ${text}`);
			hold(home.army.id, entry.name, apart(fields, home.army), apart(ours(entry, home), home.army));
		}
		hold(id, unit.name, { there: ['yes'] }, { there: [found.length > 0 ? 'yes' : 'no'] });
	}
	const own = armies.find(({ army }) => army.id === id)?.army.entries ?? system.entries;
	for (const choice of options) {
		const entry = choiceIn(own, choice);
		hold(id, choice.name, publishedChoice(choice), entry ? ownChoice(entry) : {});
	}
	for (const regiment of regimentsOfRenown) {
		const { fields, unread: not } = publishedRegiment(regiment);
		for (const text of not) unread.add(`${regiment.name}: ${text}`);
		const key = nameKey(regiment.name);
		const entry = armies
			.flatMap(({ army }) => army.entries)
			.find(
				({ type, name, aliases = [] }) =>
					type === 'renown' && [name, ...aliases].some((each) => nameKey(each) === key)
			);
		hold(
			id,
			regiment.name,
			fields,
			entry
				? ownRegiment(
						entry,
						armies.map(({ army }) => army)
					)
				: {}
		);
	}
}

for (const text of unread) console.log(`not understood: ${text}`);
for (const reason of reasons.filter((each) => !used.has(each)))
	console.log(`idle reason: ${JSON.stringify(reason)}`);
for (const [field, { compared, differ, bare }] of table)
	console.log(`${field}: ${compared} compared, ${differ} differ, ${bare} without a reason`);
const isHeld = unread.size === 0 && [...table.values()].every(({ bare }) => bare === 0);
process.exitCode = isHeld && used.size === reasons.length ? 0 : 1;
