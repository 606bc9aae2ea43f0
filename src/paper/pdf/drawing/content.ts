/** An operand: a number, a name or string in PDF syntax, or a list of these. */
export type Operand = number | string | readonly Operand[];

export interface Operation {
	readonly operator: string;
	readonly operands: readonly Operand[];
}

const tokens =
	/\[|\]|<[\da-f\s]*>|\((?:\\[\s\S]|[^\\()])*\)|\/[^\s/[\]<>()]+|[-+.\d]+|[A-Za-z'"][\w*]*/gi;

/** The operations of a content stream, in order. */
export function operationsOf(content: string): readonly Operation[] {
	const operations: Operation[] = [];
	let operands: Operand[] = [];
	let list: Operand[] | undefined;
	for (const [token] of content.matchAll(tokens)) {
		if (token === '[') list = [];
		else if (token === ']') {
			operands.push(list ?? []);
			list = undefined;
		} else if (isOperator(token)) {
			operations.push({ operator: token, operands });
			operands = [];
		} else (list ?? operands).push(operandOf(token));
	}
	return operations;
}

function isOperator(token: string): boolean {
	return /^[A-Za-z'"]/.test(token);
}

function operandOf(token: string): Operand {
	return /^[-+.\d]/.test(token) ? Number(token) : token;
}
