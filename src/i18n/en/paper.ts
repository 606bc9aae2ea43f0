import type { Legality } from '#engine';
import { pointsText } from '../base/figures.ts';
import { words } from '../base/words.ts';

/** Every word the sheets say by themselves. */
export const paper = words('paper', {
	app: 'Muster',
	/** The title of many lists in one document. */
	lists: (count: number, event: string): string =>
		[event, count === 1 ? '1 list' : `${count} lists`].filter(Boolean).join(': '),
	legal: 'Legal',
	notLegal: (count: number): string => `Not legal: ${count} to fix`,
	verdict: ({ problems, lacksEvent, left }: Legality): string => {
		if (problems > 0) return paper.notLegal(problems);
		if (lacksEvent) return `${paper.legal} without the event’s rules`;
		return left === undefined ? paper.legal : `Legal so far · ${pointsText(left)} left`;
	},
	family: (families: string | undefined, family: string): string =>
		[families, family].filter((part) => part !== undefined).join(' '),
	theArmy: 'The army',
	/** A group that the bearer of a role leads, and one of several others. */
	groupLedBy: (role: string, kind: string): string => `${role}'s ${kind}`,
	groupNumber: (kind: string, number: number): string => `${kind} ${number}`,
	plan: (groups: string): string => `${groups} (planning aid)`,
	advice: 'Advice',
	event: (name: string): string => `Event: ${name}`,
	noUnits: 'no units yet',
	/** A sentence that stands once for several that are alike. */
	times: (sentence: string, count: number): string =>
		`${sentence.replace(/\.$/, '')} (${count} times).`,
	/** How a rule stands, in a word for paper and a mark for plain text. */
	states: { met: 'passed', problem: 'to fix', plan: 'advice', unused: 'not applicable' },
	spoken: { met: 'Passed', problem: 'To fix', plan: 'Advice', unused: 'Not applicable' },
	marks: { met: '✓', problem: '!', plan: '~', unused: '–' },
	counts: ({ met, problem, plan }: Record<'met' | 'problem' | 'plan', number>): string =>
		[
			...(problem > 0 ? [`${problem} ${paper.states.problem}`] : []),
			...(plan > 0
				? [plan === 1 ? '1 choice before the game' : `${plan} choices before the game`]
				: []),
			...(met > 0 ? [`${met} ${paper.states.met}`] : [])
		].join(', '),
	unused: (count: number): string => `${count} not applicable.`,
	unusedHere: (count: number): string => `${count} not applicable`,
	/** How the whole list stands. */
	proof: (counts: Record<'met' | 'problem' | 'plan' | 'unused', number>): string =>
		`${paper.counts(counts)}. ${counts.unused > 0 ? paper.unused(counts.unused) : ''}`.trim(),
	readingUsed: (answer: string): string => `Interpretation used: ${answer}`,
	/** Who chose an interpretation; the pack's own goes without saying. */
	givenBy: {
		pack: '',
		roster: 'Chosen for this roster.',
		event: 'Given by the event.'
	},
	spent: (points: number, size: number): string => `${pointsText(points)} of ${size} points`,
	spentOf: (points: number, size: number): string => `${pointsText(points)} of ${size}`,
	/** After the points spent, and alone on an opponent's copy where these would tell what is secret. */
	ofLimit: (size: number): string => ` of ${size} points`,
	limitOnly: (size: number): string => `limit ${size} points`,
	limit: (size: number): string => `${size} points`,
	secret: 'Left out',
	pointsWithout: 'Points and other totals exclude what is left out.',
	open: 'Open list',
	nothingSecret: 'Nothing in this list is secret.',
	withSource: (text: string, source: string): string => `${text.replace(/\.$/, '')} (${source}).`,
	points: 'points',
	pointsDated: (date: string): string => `points of ${date}`,
	pricesOf: (date: string): string => `Points of ${date}.`,
	total: 'Total',
	/** Below the name of a themed form of an army, as lists are passed around. */
	themedArmy: 'Army of Renown',
	/** As lists are passed around: prices behind what they are of. */
	shortPoints: 'pts',
	morePoints: (points: number): string =>
		`(+${pointsText(points)} ${points === 1 ? 'Point' : 'Points'})`,
	inPoints: (points: number): string =>
		`(${pointsText(points)} ${points === 1 ? 'Point' : 'Points'})`,
	madeWith: (points: string | undefined, revision: string): string =>
		`Created with Muster · ${points === undefined ? paper.data(revision) : paper.pointsDated(points)}`,
	levels: (levels: readonly number[]): string =>
		`${levels.length === 1 ? 'level' : 'levels'} ${levels.join(', ')}`,
	/** What the data of the army cannot say. */
	gaps: 'Not checked',
	/** A number that a unit counts for, by its name in the data ("Level 5"). */
	rank: (number: string, value: number): string =>
		`${number.charAt(0).toUpperCase()}${number.slice(1).replaceAll('-', ' ')} ${value}`,
	/** What a player wrote, in its marks. */
	quoted: (written: string): string => `“${written}”`,
	bearer: (unit: string, ownName = ''): string =>
		ownName.trim() === '' ? unit : `${unit} ${paper.quoted(ownName.trim())}`,
	crew: (models: number): string => `crew of ${models}`,
	/** Points with their sign. */
	once: (points: string): string => `${points} for the unit`,
	/** "27%, maximum 50%". */
	share: ({ percent, min, max }: { percent: number; min?: number; max?: number }): string =>
		[
			`${percent}%`,
			...(min === undefined ? [] : [`minimum ${min}%`]),
			...(max === undefined ? [] : [`maximum ${max}%`])
		].join(', '),
	choices: (count: number): string => (count === 1 ? '1 choice' : `${count} choices`),
	/** "3, maximum 4", of choices. */
	slots: (count: string, { min, max }: { min?: number; max?: number }): string =>
		[
			count,
			...(min === undefined ? [] : [`minimum ${min}`]),
			...(max === undefined ? [] : [`maximum ${max}`])
		].join(', '),
	byModel: 'Each model',
	inAll: (points: number): string => `${pointsText(points)} ${paper.points}`,
	shares: 'Shares',
	models: 'Models',
	modelsEach: (counts: readonly number[]): string =>
		counts.join() === '1' ? '1 model' : `${counts.join(' or ')} models`,
	pointsLabel: 'Points',
	unknownHeading: 'Not in this army',
	unit: 'Unit',
	each: 'Each',
	legends: 'Legends',
	ofSeason: (season: string): string => `Season ${season}`,
	/** "+3 each". */
	ofEach: (figure: string): string => `${figure} each`,
	note: 'Note',
	readings: 'Interpretations used',
	prices: 'Points breakdown',
	player: 'Player',
	checkedBy: 'Checked by',
	checkByScan: 'List code: scan or enter under Verify. Works offline.',
	checkByTyping: 'List code: enter under Verify. Works offline.',
	/** Books by letter, where their names are long. */
	sources: 'Sources',
	bookBy: (letter: string, book: string): string => `${letter} ${book}`,
	dataOf: (revision: string): string => `Data of ${revision}`,
	stats: 'Stat lines',
	armyRules: 'Army rules',
	rules: 'Special rules',
	spells: 'Spells',
	weapon: 'Weapon',
	range: 'Range',
	/** The figures of a weapon after its range, short and in full. */
	figures: [
		['Atk', 'Attacks'],
		['Hit', 'Hit'],
		['Wnd', 'Wound'],
		['Rnd', 'Rend'],
		['Dmg', 'Damage']
	] as readonly (readonly [short: string, full: string])[],
	chosen: 'Chosen for the army',
	power: (power: string): string => `Power ${power}`,
	/** The same within a sentence. */
	powerWithin: (power: string): string => `power ${power.toLowerCase()}`,
	unnamed: '(unnamed)',
	/** What has no text: before its names, and after one. */
	nameOnly: 'Name only',
	nameOnlyWithin: 'name only',
	/** A text that the player wrote. */
	ownWording: (text: string): string => `${text} (player’s wording)`,
	/** What cards there are, and what stands on them besides names. */
	cardKinds: {
		character: 'Characters',
		unit: 'Units',
		army: 'The army',
		item: 'Items',
		spell: 'Spells'
	},
	/** A kind of card in one word, on its back. */
	cardBacks: { character: 'Character', unit: 'Unit', army: 'Army', item: 'Item', spell: 'Spell' },
	noCards: 'No cards.',
	/** Some of many names, and how many others there are. */
	amongOthers: (names: readonly string[], most: number): string =>
		names.length <= most
			? names.join(', ')
			: `${names.slice(0, most - 1).join(', ')} and ${names.length - most + 1} others`,
	cast: (roll = ''): string => (roll === '' ? '' : `Cast ${roll}`),
	rangeOf: (range: string): string => `Range: ${range}`,
	spell: 'Spell',
	pointsEach: (points: number): string => `${pointsText(points)} points each`,
	unitsOf: (count: number, models?: string): string =>
		[`${count} units`, ...(models === undefined ? [] : [models])].join(' of '),
	cardOf: (at: number, count: number): string => `${at} of ${count}`,
	/** "Caster: no lore chosen." */
	noneChosen: (caster: string, kind: string): string =>
		`${caster}: no ${kind.charAt(0).toLowerCase()}${kind.slice(1)} chosen.`,
	noSpells: (lore: string): string => `${lore}: its spells are not in the data.`,
	castOnlyBy: (names: string): string => `${names} only`,
	and: ' and ',
	emptyList: 'No units yet.',
	/** The battle record. */
	record: {
		turn: 'Turn',
		total: 'Total',
		own: 'Own',
		enemy: 'Enemy’s',
		victoryPoints: 'Victory points',
		victoryPointsOf: (side: 'own' | 'enemy'): string =>
			`${paper.record[side]} ${paper.record.victoryPoints.toLowerCase()}`,
		/** What a unit is worth to the enemy. */
		worth: 'Value of units',
		full: 'Lost',
		lost: 'lost',
		halfAt: (left: number, piece: string, pieces: string): string =>
			`${left} ${left === 1 ? piece : pieces} left`,
		surviving: 'if it survives',
		/** Below the units: what the enemy has earned by them. */
		sum: 'To the enemy',
		each: (name: string, points: number): string => `${name} (${pointsText(points)})`,
		forOther: (name: string, points: number): string =>
			`${name} (${pointsText(points)} to the other side)`,
		/** Those who serve a machine. */
		crew: 'Crew',
		unsure: (wounds: string): string => `${wounds.toLowerCase()} not in the data`,
		takes: (wounds: string, number: number): string => `${number} ${wounds.toLowerCase()}`,
		/** What may be used once, with a box for each. */
		once: 'Once per battle',
		unknown: 'Not in our source'
	},
	/** What stands before a list's code and its address in text. */
	listCode: 'List code',
	openList: 'Open this list',
	playSheet: 'Play sheet',
	/** Where the play sheet that is printed with a reference explains what a rule names. */
	onPlaySheet: (charts: readonly (readonly [name: string, page: number | undefined])[]): string =>
		`play sheet: ${charts.map(([name, page]) => (page === undefined ? name : `${name}, page ${page}`)).join('; ')}`,
	/** The pages of what units may do, by moments of the turn. */
	moments: 'What you can do when',
	/** The column of a chart beside its roll. */
	result: 'Result',
	/** The columns of a table for a spreadsheet. */
	columns: {
		group: 'Group',
		ownName: 'Custom name',
		count: 'Count',
		option: 'Option',
		kind: 'Kind',
		type: 'Type',
		pointsEach: 'Points each',
		held: 'Comes with it',
		name: 'Name',
		bearer: 'Bearer',
		text: 'Text',
		source: 'Source',
		about: 'About',
		state: 'State',
		rule: 'Rule',
		arithmetic: 'Arithmetic',
		reading: 'Interpretation'
	},
	page: (page: number, pages: number): string => `Page ${page} of ${pages}`,
	/** Read out to who cannot see the pages, when they are there. */
	pagesReady: (pages: number): string =>
		`${pages === 1 ? '1 page is' : `${pages} pages are`} ready.`,
	data: (revision: string): string => `data of ${revision}`,
	/** What a sheet was made with, and what its list is recognised by. */
	foot: (revision: string, code?: string): string =>
		[paper.app, paper.data(revision), ...(code === undefined ? [] : [`list ${code}`])].join(' · '),
	fontUnread: (url: string, status: number): string =>
		`The font ${url} could not be read: ${status}`,
	notice: (system: string, owner: string): string =>
		`Unofficial. ${system} and the names of its armies, units and items are trademarks of ${owner}.`
});
