import { indexArmy } from '#engine';
import { expect, test } from 'vitest';
import {
	linkContent,
	listCode,
	proposalLink,
	readPacked,
	shareLink,
	type PackedList
} from '../../src/exchange/list-code/index.ts';
import { aRoster, armyOf, unitsOf } from '../sheets/rosters.ts';

const { system, army } = armyOf('empire');
const sent = aRoster(armyOf('empire'), { units: unitsOf('halberdiers', 'general') });
const changed = { ...sent, units: unitsOf('halberdiers', 'general', 'hero') };
const index = indexArmy(system, army, sent);
const answers = listCode(sent, index);

/** The bytes of a link stay: people keep links. */
const frozen = 'muster:AgQDr9YCvwtL19APxUCLKqmYRup-MKNp_DAITm9yZGxhbmQDACUVAA_qAK5s8Rw';

function listIn(link: string): PackedList | undefined {
	const content = linkContent(link);
	const read = content?.kind === 'packed' ? readPacked(content.packed) : undefined;
	return read?.ok ? read.packed : undefined;
}

test('a proposal says which list it is for, and is a list as well', () => {
	const list = listIn(proposalLink(changed, index, answers, 'https://muster.example'));
	expect(list?.answers).toBe(answers);
	expect(list?.code).toBe(listCode(changed, index));
	expect(list?.lines).toHaveLength(3);
});

test('a list that is shared answers none', () => {
	expect(listIn(shareLink(changed, index))?.answers).toBeUndefined();
});

test('a proposal of the first version with them is still read', () => {
	expect(listIn(frozen)).toMatchObject({ answers: 'X9Z3-18V9-ZGRK', name: 'Nordland', size: 2000 });
});
