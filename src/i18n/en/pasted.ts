/**
 * Words by which a pasted list is understood: what Muster writes on a list, now and in earlier versions, and
 * what other builders write. What was ever written stays here.
 */
export const pasted = {
	/** After a number of points. */
	points: ['points', 'point', 'pts', 'pt'],
	/** Beside the points limit. */
	limit: ['points limit', 'point limit', 'limit', 'army size', 'game size'],
	models: ['models', 'model'],
	/** After the number of rule problems. */
	problems: ['to fix', 'problems', 'problem'],
	/** Between the points spent and the points limit. */
	of: ['of'],
	/** Before or behind the points of each of several. */
	eachBefore: [] as readonly string[],
	eachAfter: ['each'],
	/** Before the number of a page. */
	page: ['page'],
	dataOf: ['data of'],
	pointsDated: ['points of'],
	createdWith: ['created with'],
	event: ['Event'],
	note: ['Note'],
	readings: ['Interpretations used', 'Readings used'],
	gaps: ['Not checked', 'Not modelled'],
	notLegal: ['Not legal'],
	/** Before the lines that were not understood when the list was read before. */
	notWhole: ['Not wholly read'],
	legalWithout: ['Legal without the event’s rules'],
	crewOf: ['crew of'],
	noUnits: ['no units yet'],
	plan: ['planning aid', 'plan'],
	/** Before the name of a group that the general leads. */
	general: ['general'],
	/** The same before one without a number. */
	anyGroup: ['roster'],
	/** Lines of other builders that say nothing of the army itself: how they begin, or what they have in them. */
	asideFrom: ['grand alliance'],
	asideWhole: ['army of renown', 'armies of renown'],
	asideWith: ['handbook'],
	/** What other builders count: "2 drops", "Wounds: 128". */
	asideCounted: ['drops', 'drop', 'wounds', 'auxiliaries'],
	/** Before the name of the army: "Faction: Tin Host". */
	armyLabel: ['faction', 'army', 'race'],
	/** Before what a player says of himself, and in a form's head: each detail. */
	formName: ['player', 'player name', 'your name', 'full name', 'name'],
	formEmail: ['email', 'e-mail', 'email address', 'mail', 'mail address'],
	formClub: ['club', 'gaming group', 'gaming club'],
	formTeam: ['team'],
	formNumber: ['member number', 'membership number', 'player id', 'registration number'],
	formTable: ['table'],
	/** Around a name that a player gave. */
	quotes: ['“', '”']
};
