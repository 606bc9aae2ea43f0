import { describe, expect, test } from 'vitest';
import { checkRoster, indexArmy } from '#engine';
import type { Profiles, EffectsOf } from '#schema';
import { buildSheet } from '../../src/content/index.ts';
import { aos4, aos4Armies } from '../aos4.ts';
import { aList } from '../builders.ts';
import { rawPacks } from '../packs.ts';

const raw = rawPacks.find(({ folder }) => folder === 'aos4');

/** What is known of the units and choices of an army beside the list. */
function bookOf(army: string) {
	const own = raw?.profiles.find(({ file }) => file === `${army}.json`)?.profiles as Profiles;
	return {
		profileOf: (_: string, entry: string) => own.profiles[entry],
		entryOf: () => undefined,
		effects: { ...(raw?.sharedEffects as EffectsOf), ...own.effects }
	};
}

function countersIn(list: string, handbook: string, id = 'skaven') {
	const army = aos4Armies.find((each) => each.id === id);
	if (!army) throw new Error(`no ${id}`);
	const readings = { handbook };
	const roster = { ...aList(2000, list), readings };
	const report = checkRoster(roster, indexArmy(aos4, army, { readings }));
	return buildSheet(roster, report, 'record', { book: bookOf(id) }).record?.counters ?? [];
}

/** The counters of a battle record, each with the number of its boxes that have names. */
function countersOf(list: string, handbook: string) {
	return countersIn(list, handbook).map(({ name, each }) => [name, each?.length]);
}

describe('battle tactics on a battle record', () => {
	test('are those of the core rules where no handbook is played', () => {
		expect(countersOf('clanrats', 'none')[0]).toEqual(['Battle tactics attempted', 6]);
	});

	test('are the steps of the cards in a list for a handbook', () => {
		const chosen = 'clanrats, siege-of-ashes, smokescreen';
		expect(countersOf(chosen, '2026-27')).toEqual([
			['Battle tactic cards', 6],
			['General slain', undefined]
		]);
		expect(countersOf('clanrats', '2026-27')[0]).toEqual(['Battle tactic cards', 3]);
	});

	test('say what is to be done for each step of a card', () => {
		const [cards] = countersIn('clanrats, siege-of-ashes, smokescreen', '2026-27');
		expect(cards?.notes?.map(({ name }) => name)).toEqual(['Siege of Ashes', 'Smokescreen']);
		for (const { text } of cards?.notes ?? [])
			expect(text).toMatch(/Affray \(.+\): .+ Strike \(.+\): .+ Domination \(.+\): /);
		expect(cards?.notes?.[1]?.text).toContain(
			'Strike (Feign Weakness): this turn, more friendly units were destroyed than enemy ones.'
		);
		expect(countersIn('clanrats', '2026-27')[0]?.notes).toBeUndefined();
	});

	test('are of the season that the list plays, whatever cards it has', () => {
		const chosen = 'clanrats, siege-of-ashes, scouting-force';
		expect(countersIn(chosen, '2026-27')[0]?.notes?.map(({ name }) => name)).toEqual([
			'Siege of Ashes'
		]);
		expect(countersIn(chosen, '2025-26')[0]?.each?.[0]).toBe('Scouting Force: Affray');
	});

	test('of the core rules say what is to be done too', () => {
		const [tactics] = countersIn('clanrats', 'none');
		expect(tactics?.notes?.map(({ name }) => name)).toEqual(tactics?.each);
	});
});

test('what units and choices may use once in the battle has a box', () => {
	const list =
		'lord-celestant-on-dracoth + null-pendant, lord-vigilant-on-gryph-stalker, 2 liberators';
	const once = countersIn(list, '2026-27', 'stormcast-eternals').at(-1);
	expect(once).toMatchObject({ name: 'Once per battle', isOwn: true });
	expect(once?.each).toEqual([
		'Lord-Celestant on Dracoth: Null Pendant',
		'Lord-Vigilant on Gryph-stalker: Deliver Judgement',
		'Heavens-sent'
	]);
});
