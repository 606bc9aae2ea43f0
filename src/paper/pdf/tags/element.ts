/** Standard types of PDF structure. */
export type Role =
	| 'Document'
	| 'Sect'
	| 'H1'
	| 'H2'
	| 'P'
	| 'Link'
	| 'Figure'
	| 'Table'
	| 'TR'
	| 'TH'
	| 'TD';

/** An element of a document's structure, in reading order. */
export interface Element {
	readonly role: Role;
	/** What a figure shows. */
	readonly alt?: string;
	/** The number of columns a cell takes. */
	readonly columns?: number;
	/** Whether it is in the head of a table, which is repeated on each page. */
	readonly isRepeated?: boolean;
	readonly children: Element[];
}

/** Puts an element below another. */
export function below(
	parent: Element,
	role: Role,
	more: Omit<Partial<Element>, 'role'> = {}
): Element {
	const { isRepeated } = parent;
	const element = { ...(isRepeated && { isRepeated }), ...more, role, children: [] };
	parent.children.push(element);
	return element;
}
