import { imports } from '../../i18n/en/faults.ts';

/** Where a text stops being JSON, and the likely mistake. */
export interface JsonFlaw {
	/** The number of characters that could still become JSON. */
	readonly position: number;
	readonly hint?: string;
}

type State = 'value' | 'item' | 'value-or-end' | 'key' | 'key-or-end' | 'colon' | 'next';

/** The kinds of token: the six punctuation marks, a string, a number or word. */
type Token = '{' | '}' | '[' | ']' | ':' | ',' | '"' | '0';

// All characters from the space on except quotation mark and backslash, between escapes.
const plain = /[ !#-[\]-\uffff]*/;
const escape = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})/;
const string = `"${plain.source}(?:${escape.source}${plain.source})*"`;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/;
const tokens = new RegExp(`[{}[\\]:,]|${string}|${number.source}|true|false|null`, 'y');

/**
 * Finds the first flaw in a text that `JSON.parse` rejects, as not all engines say where it is. Works without
 * recursion.
 */
export function findJsonFlaw(text: string): JsonFlaw {
	const open: ('{' | '[')[] = [];
	let state: State = 'value';
	let position = skipSpace(text, 0);
	while (position < text.length) {
		tokens.lastIndex = position;
		const word = tokens.exec(text)?.[0];
		const token = word === undefined ? undefined : kindOf(word);
		const next: State | undefined = token && follow(state, token, open);
		if (next === undefined) return { position, ...hintFor(state, token, open) };
		state = next;
		position = skipSpace(text, position + (word?.length ?? 0));
	}
	const isWhole = state === 'next' && open.length === 0;
	return { position, hint: isWhole ? imports.slips.tooDeep : imports.slips.cutOff };
}

function skipSpace(text: string, position: number): number {
	let at = position;
	while (' \t\n\r'.includes(text[at] ?? '?')) at++;
	return at;
}

function kindOf(word: string): Token {
	return /^[{}[\]:,"]/.test(word) ? (word[0] as Token) : '0';
}

/** What may follow this token; undefined if the token is not allowed here. */
function follow(state: State, token: Token, open: ('{' | '[')[]): State | undefined {
	switch (state) {
		case 'colon':
			return token === ':' ? 'value' : undefined;
		case 'key-or-end':
			if (token === '}') return close(token, open);
			return token === '"' ? 'colon' : undefined;
		case 'key':
			return token === '"' ? 'colon' : undefined;
		case 'value-or-end':
			return token === ']' ? close(token, open) : followValue(token, open);
		case 'item':
		case 'value':
			return followValue(token, open);
		case 'next':
			return token === ',' ? afterComma(open) : close(token, open);
	}
}

function followValue(token: Token, open: ('{' | '[')[]): State | undefined {
	if (token === '"' || token === '0') return 'next';
	if (token !== '{' && token !== '[') return undefined;
	open.push(token);
	return token === '{' ? 'key-or-end' : 'value-or-end';
}

function afterComma(open: readonly string[]): State | undefined {
	const inner = open.at(-1);
	return inner === undefined ? undefined : inner === '{' ? 'key' : 'item';
}

function close(token: Token, open: ('{' | '[')[]): State | undefined {
	const opened = token === '}' ? '{' : token === ']' ? '[' : undefined;
	if (opened === undefined || open.at(-1) !== opened) return undefined;
	open.pop();
	return 'next';
}

/** Common mistakes: a comma too many or too few. */
function hintFor(
	state: State,
	token: Token | undefined,
	open: readonly string[]
): { readonly hint?: string } {
	if (state === 'key' || state === 'item') {
		if (token === ',') return { hint: imports.slips.extraComma };
		return token === '}' || token === ']' ? { hint: imports.slips.lastComma } : {};
	}
	const isStart = token === '"' || token === '{' || token === '[' || token === '0';
	return state === 'next' && isStart && open.length > 0 ? { hint: imports.slips.noComma } : {};
}
