export const ago: typeof import('../../en/ago.ts').ago = {
	justNow: 'gerade eben',
	someTime: 'vor einiger Zeit'
};
