/** Where the app is, and the bare page that is measured in turn with it. */
export interface Sites {
	readonly app: string;
	readonly bare: string;
}
