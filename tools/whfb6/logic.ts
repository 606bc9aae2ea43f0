/** A sentence over atoms, which are names of what holds or does not. */
export type Sentence =
	| boolean
	| { readonly atom: string }
	| { readonly not: Sentence }
	| { readonly and: readonly Sentence[] }
	| { readonly or: readonly Sentence[] };

/** One of several that must hold; an atom that must not is written with a "!" before it. */
export type Clause = readonly string[];

export function and(...parts: readonly Sentence[]): Sentence {
	return { and: parts };
}

export function or(...parts: readonly Sentence[]): Sentence {
	return { or: parts };
}

export function not(part: Sentence): Sentence {
	return { not: part };
}

/** "0&(1|2)" over these sentences. */
export function parsed(formula: string, parts: readonly Sentence[]): Sentence {
	const tokens = formula.match(/\d+|[&|()]/g) ?? [];
	let at = 0;
	const term = (): Sentence => {
		const token = tokens[at++];
		if (token !== '(') return parts[Number(token)] ?? false;
		const inner = chain();
		at++;
		return inner;
	};
	const chain = (): Sentence => {
		const terms = [term()];
		let joiner = '&';
		while (tokens[at] === '&' || tokens[at] === '|') {
			joiner = tokens[at++] ?? '&';
			terms.push(term());
		}
		return joiner === '|' ? { or: terms } : { and: terms };
	};
	return chain();
}

/** The sentence where some atoms are known. */
export function known(sentence: Sentence, truth: (atom: string) => boolean | undefined): Sentence {
	if (typeof sentence === 'boolean') return sentence;
	if ('atom' in sentence) return truth(sentence.atom) ?? sentence;
	if ('not' in sentence) {
		const inner = known(sentence.not, truth);
		return typeof inner === 'boolean' ? !inner : { not: inner };
	}
	const isAnd = 'and' in sentence;
	const inner = (isAnd ? sentence.and : sentence.or).map((part) => known(part, truth));
	if (inner.includes(!isAnd)) return !isAnd;
	const open = inner.filter((part) => part !== isAnd);
	if (open.length === 0) return isAnd;
	return isAnd ? { and: open } : { or: open };
}

/** As clauses that must all hold; none where it always holds, one empty clause where it never does. */
export function clausesOf(sentence: Sentence, isNegated = false): readonly Clause[] {
	if (typeof sentence === 'boolean') return sentence !== isNegated ? [] : [[]];
	if ('atom' in sentence) return [[isNegated ? `!${sentence.atom}` : sentence.atom]];
	if ('not' in sentence) return clausesOf(sentence.not, !isNegated);
	const parts = 'and' in sentence ? sentence.and : sentence.or;
	const sets = parts.map((part) => clausesOf(part, isNegated));
	const all = 'and' in sentence !== isNegated ? sets.flat() : product(sets);
	return tidy(all);
}

function product(sets: readonly (readonly Clause[])[]): readonly Clause[] {
	return sets.reduce<readonly Clause[]>(
		(found, set) => found.flatMap((one) => set.map((other) => [...one, ...other])),
		[[]]
	);
}

/** Without what always holds, what is said twice, and what a stronger clause says. */
function tidy(clauses: readonly Clause[]): readonly Clause[] {
	const sorted = clauses
		.map((clause) => [...new Set(clause)].toSorted())
		.filter((clause) => !clause.some((each) => clause.includes(`!${each}`)));
	const once = [...new Map(sorted.map((clause) => [clause.join('|'), clause])).values()];
	return once.filter(
		(clause) =>
			!once.some((other) => other !== clause && other.every((each) => clause.includes(each)))
	);
}
