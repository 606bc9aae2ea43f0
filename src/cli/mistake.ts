/** What was not understood. */
export interface Mistake {
	readonly command: 'mistake';
	readonly message: string;
}
