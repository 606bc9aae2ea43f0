import { describe, expect, test } from 'vitest';
import { indexArmy } from '#engine';
import { toyArmy } from '../../../tests/toy-army.ts';
import {
	countRule,
	gardenCup,
	eventArmies,
	eventRules,
	eventSystem,
	readEvent
} from '../../../tests/toy-event.ts';
import { recognise } from '../roster/recognise.ts';
import { resolveEvent } from './resolve-event.ts';

describe('every kind of rule', () => {
	test.each([
		[countRule({ min: 1, per: 'band' }), {}],
		[countRule({ scope: { group: 'lines' }, advice: true }), { scope: { group: 'line' } }],
		[
			countRule({ more: { each: { any: ['Dolls'] }, n: 2 } }),
			{ more: { each: { any: ['dolls'] }, n: 2 } }
		],
		[
			{ kind: 'share', of: { any: ['UNIT'] }, max: 40, scope: 'unit' },
			{ max: 40, scope: 'unit' }
		],
		[
			{ kind: 'share', of: { any: ['UNIT'] }, min: 100 },
			{ min: 100, scope: 'army' }
		],
		[
			{ kind: 'groups', group: 'Line', max: 3, advice: true },
			{ group: 'line', max: 3 }
		],
		[{ kind: 'unique', of: {}, scope: 'unit' }, { of: {} }],
		[{ kind: 'carries', option: 'Fighter', by: { none: ['Pikes'] } }, { option: 'fighter' }],
		[{ kind: 'exclusive', of: { any: ['MOUNT'] }, max: 2 }, { max: 2 }],
		[
			{
				kind: 'exclusive',
				of: { any: ['MOUNT'] },
				on: { any: ['Captain'] },
				min: 1,
				distinct: true
			},
			{ on: { any: ['captain'] }, min: 1, distinct: true }
		],
		[
			{ kind: 'exclusive', of: { any: ['MOUNT'] }, max: { number: 'toys' } },
			{ max: { number: 'toys' } }
		],
		[
			{ kind: 'count', of: { any: ['Pikes'] }, max: 40, scope: 'unit', counting: 'models' },
			{ of: { any: ['pikes'] }, max: 40, scope: 'unit', counting: 'models' }
		],
		[
			{ kind: 'unique', of: { any: ['MOUNT'] }, by: 'set', except: { any: ['Horse'] } },
			{ by: 'set', scope: 'army' }
		],
		[
			{ kind: 'requires', of: {}, needs: { any: ['Pikes'] }, min: 3, counting: 'models' },
			{ needs: { any: ['pikes'] }, min: 3, counting: 'models', scope: 'army' }
		],
		[
			{ kind: 'requires', of: { any: ['mage'] }, needs: { any: ['Pikes'] } },
			{ needs: { any: ['pikes'] }, scope: 'army' }
		],
		[
			{ kind: 'requires', of: { any: ['mage'] }, forbids: { any: ['Pikes'] }, scope: 'unit' },
			{ forbids: { any: ['pikes'] }, scope: 'unit' }
		],
		[
			{ kind: 'group', group: 'Line', of: {}, max: 3, free: { any: ['Dolls'] }, advice: true },
			{ group: 'line', free: { any: ['dolls'] } }
		],
		[
			countRule({ reading: 'deep-water', when: 'they-sink' }),
			{ reading: 'deep-water', when: 'they-sink' }
		]
	])('%j is read, and the engine takes it', (rule, part) => {
		expect(eventRules(rule)).toMatchObject([{ kind: rule.kind, ...part }]);
		const result = readEvent({ constraints: [rule] });
		const index = result.ok && indexArmy(eventSystem, toyArmy.army, { event: result.pack });
		expect(index && index.event?.name).toBe('Garden Cup');
	});
});

test('a rule about groups that are no sketch is no advice', () => {
	const { sketch: _, ...rank } = eventSystem.groups[0] ?? {};
	const strict = { ...eventSystem, groups: [rank] } as typeof eventSystem;
	const file = recognise(
		JSON.stringify({ ...gardenCup, constraints: [{ kind: 'groups', group: 'Line', min: 1 }] })
	);
	const result = file.kind === 'event-pack' && resolveEvent(file.event, strict, eventArmies);
	expect(result).toMatchObject({ ok: true, pack: { constraints: [{ group: 'line', min: 1 }] } });
	const index = result && result.ok && indexArmy(strict, toyArmy.army, { event: result.pack });
	const rule = index && index.constraints.find(({ kind }) => kind === 'groups');
	expect(rule && 'advice' in rule).toBe(false);
});
