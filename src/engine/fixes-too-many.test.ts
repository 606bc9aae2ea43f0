import { describe, expect, test } from 'vitest';
import { aList, anIndex } from '../../tests/builders.ts';
import { offered, offeredFor, pikes } from '../../tests/fixes-offered.ts';

describe('too many', () => {
	const index = anIndex({ kind: 'count', of: pikes, max: 2, per: 'band' });

	test('one too many: one of each kind that there is; or a bigger game', () => {
		expect(offered(index, aList(1000, '2 pikes, pikes + horn'))).toEqual([
			'Remove Pikes: −40 points',
			'Remove Pikes with Horn: −50 points',
			'Set the points limit to 2000: limit 2000'
		]);
	});

	test('two too many: those with least given to them', () => {
		expect(offered(index, aList(1000, 'pikes + horn, pikes, pikes + banner, pikes'))).toEqual([
			'Remove 2 Pikes: −80 points',
			'Set the points limit to 2000: limit 2000'
		]);
	});

	test('the next band where no usual size is big enough', () => {
		expect(offered(index, aList(2000, '5 pikes'))).toContain(
			'Set the points limit to 3000: limit 3000'
		);
	});

	test('no bigger game where a minimum would break', () => {
		const both = anIndex(
			{ kind: 'count', of: pikes, max: 2, per: 'band' },
			{ id: 'least', kind: 'count', of: { any: ['seer'] }, min: 1, per: 'band' }
		);
		expect(offered(both, aList(1000, '3 pikes, seer'))).toEqual(['Remove Pikes: −40 points']);
		expect(offered(both, aList(1000, '3 pikes, 2 seer'))).toHaveLength(2);
	});

	test('options are taken off, once for units of an entry', () => {
		const steeds = anIndex({ kind: 'count', of: { any: ['STEED'] }, max: 1, per: 'army' });
		expect(offered(steeds, aList(1000, 'captain + horse, seer + horse'))).toEqual([
			'Remove Horse from Captain: −15 points',
			'Remove Horse from Seer: −15 points'
		]);
		expect(offered(steeds, aList(1000, '3 captain + horse'))).toEqual([
			'Remove Horse from 2 Captains: −30 points'
		]);
	});

	test('a keyword that an option grants goes with the option', () => {
		const sworn = anIndex({ kind: 'count', of: { any: ['SWORN'] }, max: 0, per: 'army' });
		expect(offered(sworn, aList(1000, 'pikes + oath'))).toEqual([
			'Remove Oath from Pikes: −5 points',
			'Remove Pikes with Oath: −45 points'
		]);
	});
});

describe('repeated', () => {
	const once = { kind: 'unique', of: { any: ['RELIC'] }, scope: 'army' } as const;

	test('each bearer may keep it in turn', () => {
		expect(offered(anIndex(once), aList(1000, 'pikes + banner, seer + banner'))).toEqual([
			'Remove Banner from Seer: −25 points',
			'Remove Banner from Pikes: −25 points'
		]);
	});

	test('but not one who may not have it', () => {
		const index = anIndex(once, { id: 'c', kind: 'carries', option: 'banner', by: pikes });
		const roster = aList(1000, 'seer + banner, pikes + banner');
		expect(offeredFor(index, roster, 'unique/repeated')).toEqual([
			'Remove Banner from Seer: −25 points'
		]);
	});

	test('on one unit it is taken off once', () => {
		const index = anIndex({ ...once, scope: 'unit' });
		expect(offered(index, aList(1000, 'pikes + horn + horn + horn'))).toEqual([
			'Remove Horn from Pikes: −20 points'
		]);
	});

	test('units of which there may be one', () => {
		const index = anIndex({ kind: 'unique', of: { any: ['LEADER'] }, scope: 'army' });
		expect(offered(index, aList(1000, 'captain, captain + horn'))).toEqual([
			'Remove Captain: −80 points',
			'Remove Captain with Horn: −90 points'
		]);
	});
});

describe('exclusive', () => {
	const oneSteed = { kind: 'exclusive', of: { any: ['STEED'] }, max: 1 } as const;
	const leaders = (option: string) =>
		({ id: option, kind: 'carries', option, by: { any: ['LEADER'] } }) as const;

	test('each is kept in turn; the other goes to another unit, or off', () => {
		const index = anIndex(oneSteed, leaders('horse'), leaders('wyrm'));
		expect(offered(index, aList(1000, 'pikes, captain + horse + wyrm'))).toEqual([
			'Remove Horse from Captain: −15 points',
			'Remove Wyrm from Captain: −90 points'
		]);
		expect(offered(index, aList(1000, 'seer, captain + horse + wyrm'))).toEqual([
			'Move Wyrm from Captain to Seer: ±0 points',
			'Move Horse from Captain to Seer: ±0 points',
			'Remove Horse from Captain: −15 points',
			'Remove Wyrm from Captain: −90 points'
		]);
	});

	test('of two that may stay the dearer one stays as well', () => {
		const index = anIndex({ kind: 'exclusive', of: { any: ['OPTION'] }, max: 2 });
		expect(offered(index, aList(1000, 'pikes + horn + banner + horse'), 2)).toEqual([
			'Remove Horn from Pikes: −10 points',
			'Remove Horse from Pikes: −15 points'
		]);
	});
});
