import { carries, missing, tooFew, tooFewOf, tooMany } from '../../case.ts';
import { base } from './bases.ts';
import { ruled } from './said.ts';

const tombs = base['tomb-kings'];
const vampires = base['vampire-counts'];

const tombKings = [
	ruled('tomb-kings', ['hierophant'], 'one Hierophant', [
		{ list: tombs, points: 170 + 115 + 210 },
		{ list: 'tomb-king + general, liche-priest, 3 skeleton-light-horsemen:5', codes: [tooFew] },
		{
			list: 'tomb-king + general, 2 liche-priest + hierophant, 3 skeleton-light-horsemen:5',
			codes: [tooMany]
		}
	]),
	ruled('tomb-kings', ['tomb-king-chariots'], 'Chariots are Core under a Tomb King', [
		{ list: 'tomb-king + general, liche-priest + hierophant, 3 chariots:3' },
		{
			list: 'tomb-prince + general, liche-priest + hierophant, 3 chariots:3',
			codes: [tooFew],
			said: ['Core choices: 0 taken, minimum 3. Add 3.']
		},
		{ list: `${tombs}, 5 chariots:3` },
		{
			list: 'tomb-prince + general, liche-priest + hierophant, 3 skeleton-light-horsemen:5, 5 chariots:3',
			codes: [tooMany],
			said: ['Special choices: 5 taken, maximum 4. Remove 1.']
		}
	]),
	ruled('tomb-kings', ['tomb-once'], 'the Icon Bearer and the Swarm once', [
		{ list: `${tombs}, icon-bearer, tomb-swarm:1` },
		{ list: `${tombs}, 2 icon-bearer`, codes: [tooMany] },
		{ list: `${tombs}, 2 tomb-swarm:1`, codes: [tooMany] }
	]),
	ruled('tomb-kings', ['khalida'], 'the blessing of the Asp with Khalida', [
		{
			list: 'high-queen-khalida + general, liche-priest + hierophant, 3 skeleton-light-horsemen:5 + blessing-of-the-asp, skeleton-warriors:10 + bows'
		},
		{
			list: 'tomb-king + general, liche-priest + hierophant, 2 skeleton-light-horsemen:5, skeleton-light-horsemen:5 + blessing-of-the-asp',
			codes: [missing]
		}
	]),
	ruled('tomb-kings', ['skeleton-arms'], 'Skeletons bear arms of one kind', [
		{ list: `${tombs}, skeleton-warriors:10 + spears-and-shields`, points: 495 + 90 },
		{ list: `${tombs}, skeleton-warriors:10`, codes: [tooFewOf] },
		{
			list: `${tombs}, skeleton-warriors:41 + bows`,
			codes: [tooMany],
			said: ['41 models, maximum 40']
		}
	])
];

const vampireCounts = [
	ruled('vampire-counts', ['vampire-lord'], 'one Vampire Lord, who is two characters', [
		{ list: 'vampire-lord + general + necromancy, 3 ghouls:10, 2 wraith' },
		{
			list: 'vampire-lord + general + necromancy, 3 ghouls:10, 3 wraith',
			codes: [tooMany],
			said: ['5 slots used, maximum 4']
		},
		{
			size: 3000,
			list: '2 vampire-lord + necromancy, master-necromancer + general + necromancy, 4 ghouls:10',
			codes: [tooMany, tooMany]
		}
	]),
	ruled('vampire-counts', ['thrall-leads'], 'a Thrall who leads is a wizard', [
		{
			list: 'vampire-thrall + general + nehekharas-noble-blood-of-vampire-thrall + necromancy, 3 ghouls:10',
			answers: { form: 'necrarch' }
		},
		{ list: 'vampire-thrall + general, 3 ghouls:10', codes: [missing] }
	]),
	ruled('vampire-counts', ['bloodlines'], 'what a bloodline opens', [
		{ list: `${vampires}, vampire-thrall + shield` },
		{
			list: `${vampires}, vampire-thrall + shield`,
			answers: { form: 'necrarch' },
			codes: [carries]
		},
		{
			list: `${vampires}, vampire-thrall + battle-standard-bearer`,
			answers: { form: 'strigoi' },
			codes: [carries]
		},
		{ list: `${vampires}, vampire-thrall + battle-standard-bearer` }
	]),
	ruled('vampire-counts', ['vampire-once'], 'swarms and hosts once', [
		{ list: `${vampires}, bat-swarm:1, spirit-host:1` },
		{ list: `${vampires}, 2 bat-swarm:1`, codes: [tooMany] },
		{ list: `${vampires}, 2 spirit-host:1`, codes: [tooMany] }
	]),
	ruled('vampire-counts', ['wights-standard'], 'a Wight with a standard leads nobody', [
		{ list: `${vampires}, wight-lord + battle-standard-bearer` },
		{ list: `${vampires}, wight-lord + battle-standard-bearer + great-weapon`, codes: [carries] }
	])
];

/** The Undead of two kinds. */
export const undeadCases = [...tombKings, ...vampireCounts];
