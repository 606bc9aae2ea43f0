import { expect, test } from 'vitest';
import { otherSideFor, readRef, writeRef } from './compare-ref.ts';

test.each([{ roster: 'a-1' }, { roster: 'a-1', version: 'v.2' }, { roster: 'a-1', step: 12 }])(
	'%o is read as it was written',
	(ref) => {
		expect(readRef(writeRef(ref))).toEqual(ref);
	}
);

test.each([null, '', '.', 'a.step.', 'a.step.x', 'a.step.-1', 'a.other.1', 'a.version.'])(
	'%o is no reference',
	(text) => {
		expect(readRef(text)).toBeUndefined();
	}
);

test.each([
	['a', 'b', 'b'],
	['a', 'b.version.v', 'b.version.v'],
	['a.step.3', 'b.step.12', 'b.step.12'],
	['a', 'a.step.2', 'a.step.2'],
	['a', 'c', null],
	['a', 'c.version.v', null],
	['a', null, null],
	['gone', 'b', null]
])('with %s chosen on one side, of %s on the other stays %s', (chosen, other, kept) => {
	const armies = [{ rosters: [{ id: 'a' }, { id: 'b' }] }, { rosters: [{ id: 'c' }] }];
	expect(otherSideFor(chosen, other, armies)).toBe(kept);
});
