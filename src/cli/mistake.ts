/** What was wrong with the command line. */
export interface Mistake {
	readonly command: 'mistake';
	readonly message: string;
}
