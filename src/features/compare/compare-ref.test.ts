import { expect, test } from 'vitest';
import { readRef, writeRef } from './compare-ref.ts';

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
