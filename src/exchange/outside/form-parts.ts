/** What a column of a form may hold. */
export const formParts = [
	'name',
	'first',
	'last',
	'email',
	'club',
	'team',
	'number',
	'table',
	'sent',
	'army',
	'list'
] as const;
export type FormPart = (typeof formParts)[number];

/** What a person says of columns, by their headings; what is ignored is not looked at. */
export type FormMatches = Readonly<Record<string, FormPart | 'ignored'>>;

/** A column of a form, and what it was understood as; `ignored` if a person says so, nothing if nobody does. */
export interface FormColumn {
	readonly heading: string;
	readonly as?: FormPart | 'ignored';
}
