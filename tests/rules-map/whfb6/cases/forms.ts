import { carries, missing, tooFew, tooFewOf, tooMany } from '../../case.ts';
import { base } from './bases.ts';
import { ruled, type SaidCase } from './said.ts';

/** A list that one form allows, and the usual form does not. */
function opens(form: string, list: string, codes: SaidCase['codes'] = []): readonly SaidCase[] {
	return [
		{ list, answers: { form } },
		{ list, codes }
	];
}

/** A list that one form does not allow. */
function closes(form: string, list: string, codes: SaidCase['codes'] = []): SaidCase {
	return { list, answers: { form }, codes };
}

const vampires = (power: string) => `vampire-count + general + necromancy + ${power}, 3 ghouls:10`;
/** An army of one spawning. */
const host = (god: string) => {
	const spawning = `blessed-spawning-of-${god}`;
	return `saurus-oldblood + general + ${spawning}, 3 saurus-warriors:10 + ${spawning}, skink-chief + ${spawning}`;
};

/** Each form of each list, with what it opens, closes or moves. */
export const formCases = [
	ruled('the-empire', ['empire-forms'], 'the Artillery Train: machines are Core', [
		...opens('the-artillery-train-of-nuln', 'captain + general, 2 crossbowmen:10, mortar', [
			tooFew
		]),
		closes('the-artillery-train-of-nuln', 'captain + general, 2 crossbowmen:10, 3 mortar', [
			tooMany
		])
	]),
	ruled('the-empire', ['empire-forms'], 'Marienburg: cheap Greatswords, no knights', [
		{
			...closes(
				'marienburger-mercenary-army',
				'captain + general, 3 crossbowmen:10, greatswords:10'
			),
			points: 50 + 240 + 100
		},
		{ list: 'captain + general, 3 crossbowmen:10, greatswords:10', points: 50 + 240 + 120 },
		closes(
			'marienburger-mercenary-army',
			'captain + general, 3 crossbowmen:10, knightly-orders:5',
			[tooMany]
		)
	]),
	ruled('the-empire', ['empire-forms'], 'the Cult of Ulric: Archers are Special', [
		closes('the-cult-of-ulric', 'captain + general, 3 halberdiers:10, 3 archers:10'),
		closes('the-cult-of-ulric', 'captain + general, 3 archers:10', [tooFew]),
		closes('the-cult-of-ulric', 'captain + general, 3 halberdiers:10, handgunners:10', [tooMany])
	]),
	ruled('the-empire', ['empire-forms'], 'Crusaders: their knights are Core', [
		...opens(
			'crusader-army-knights-of-the-white-wolf',
			'captain + general, 3 knights-of-the-white-wolf:5',
			[tooMany]
		),
		closes(
			'crusader-army-knights-of-the-white-wolf',
			'elector-count + general, 3 knights-of-the-white-wolf:5',
			[tooMany]
		),
		closes('crusader-army', 'captain + general, 3 knightly-orders:5'),
		closes('crusader-army', 'captain + general, 3 knights-of-the-white-wolf:5', [tooFew, tooMany])
	]),
	ruled('the-empire', ['empire-forms'], 'the Emperor’s Guard: a Count or a Lord leads', [
		closes('the-emperors-guard', 'elector-count + general, 3 halberdiers:10'),
		closes('the-emperors-guard', 'captain + general, 3 halberdiers:10', [carries])
	]),
	ruled('orcs-and-goblins', ['greenskin-forms'], 'goblins, savages, trolls and nomads', [
		closes('common-goblin-horde', 'goblin-warboss + general, 3 goblins:20 + short-bows'),
		closes('common-goblin-horde', 'orc-warboss + general, 3 goblins:20 + short-bows', [tooMany]),
		closes('savage-orc-horde', 'savage-orc-warboss + general, 3 savage-orc-boyz:10'),
		closes('savage-orc-horde', base['orcs-and-goblins'], [tooMany]),
		...opens('mountain-or-troll-country-waaagh', `${base['orcs-and-goblins']}, stone-trolls:3`, [
			tooMany
		]),
		closes(
			'mountain-or-troll-country-waaagh',
			'savage-orc-warboss + general, 3 orc-arrer-boyz:10',
			[tooMany]
		),
		...opens('nomadic-badlands-waaagh', 'orc-warboss + general + boar, 3 orc-boar-boyz:5', [
			tooFew
		]),
		closes('nomadic-badlands-waaagh', 'orc-warboss + general + boar, 3 orc-arrer-boyz:10', [
			tooMany
		]),
		closes('nomadic-badlands-waaagh', 'orc-warboss + general, 3 orc-boar-boyz:5', [missing]),
		closes(
			'snotling-horde',
			'snotling-warboss + general, 2 snotling-swarm:2, goblins:20 + short-bows',
			[tooMany]
		)
	]),
	ruled('skaven', ['skaven-forms'], 'beasts of Moulder, plagues of Pestilens', [
		...opens('clan-moulder', 'master-mutator + general, 3 giant-rats:2', [tooMany, tooMany]),
		closes('clan-moulder', base.skaven, [tooMany]),
		closes('clan-pestilens', 'plague-lord + general, 3 night-runners:5', [tooFew, tooMany]),
		closes('clan-skyre', base.skaven, [tooMany])
	]),
	ruled('lizardmen', ['sacred-hosts'], 'each host with the spawning of its god', [
		...opens('sacred-host-of-chotec', host('chotec'), [carries]),
		...opens('sacred-host-of-sotek', host('sotek')),
		closes('sacred-host-of-quetzl', host('quetzl')),
		closes('sacred-host-of-quetzl', base.lizardmen, [tooFewOf, tooFewOf, tooFewOf, tooFewOf])
	]),
	ruled('vampire-counts', ['bloodlines'], 'powers of each bloodline', [
		{ list: vampires('wolf-form') },
		closes('lamia', vampires('wolf-form'), [carries]),
		...opens('lamia', vampires('quickblood'), [carries]),
		...opens('blood-dragon', vampires('red-fury'), [carries]),
		...opens('necrarch', vampires('dark-acolyte'), [carries]),
		...opens('strigoi', vampires('infinite-hatred'), [carries])
	])
];
