import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../src/i18n/en', import.meta.url));
const english = readdirSync(folder)
	.map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
	.join('\n');

// What was said before docs/words.md, and in its place.
test.each([
	{ old: 'one is needed', now: 'needs a leader' },
	{ old: '; so it is', now: 'has the highest' },
	{ old: 'Units stand by themselves', now: 'Every upgrade belongs to a unit' },
	{ old: 'none is there twice', now: 'No duplicate' },
	{ old: 'an army of any size', now: 'Applies at every points limit' },
	{ old: 'one at most each', now: 'exactly' },
	{ old: 'do not apply to this army', now: 'not applicable' },
	{ old: 'agree on a bigger game', now: 'raise the points limit' },
	{ old: 'No single change mends this', now: 'No one-step fix' },
	{ old: 'Take apart', now: 'Disband' },
	{ old: 'Take off', now: 'Stop using' },
	{ old: 'Forget', now: 'Remove' },
	{ old: 'Gave ', now: 'Added' },
	{ old: 'Can afford', now: 'Affordable' },
	{ old: 'Not now, and why', now: 'The rules allow no more of these' },
	{ old: 'How is this price made up', now: 'Points breakdown' },
	{ old: 'with everything', now: 'with options' },
	{ old: 'made and unmade during the game', now: 'planning aid' },
	{ old: 'to plan', now: '1 choice before the game' },
	{ old: 'not modelled', now: 'not checked' },
	{ old: 'Going back is a new step', now: 'You can always undo a restore' },
	{ old: 'is back among the rosters', now: 'Restored' },
	{ old: 'goes on ', now: 'deleted for good on' },
	{ old: 'Read the paste', now: 'Import text' },
	{ old: 'Its 5 rules', now: 'house rules' },
	{ old: 'holds it against', now: 'checks it against a printed code' },
	{ old: 'no signal needed', now: 'Works offline' },
	{ old: 'Its name is lost', now: '(unnamed)' },
	{ old: 'table is lost', now: 'Not in our source' },
	{ old: 'has no page of this address', now: 'Page not found' },
	{ old: 'are the most', now: 'maximum' },
	{ old: 'may not be given', now: 'only' },
	{ old: 'agreed size', now: 'points limit' }
])('“$old” is “$now” now', ({ old, now }) => {
	expect(english).not.toContain(old);
	expect(english).toContain(now);
});
