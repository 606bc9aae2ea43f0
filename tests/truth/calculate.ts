const quarters: Readonly<Record<string, number>> = { '': 0, '¼': 0.25, '½': 0.5, '¾': 0.75 };

/** A number as it is printed: "12", "2½", "−½". */
function numberIn(text: string): number {
	const [, sign = '', whole = '', part = ''] = /^(−?)(\d*)([¼½¾]?)$/.exec(text.trim()) ?? [];
	const size = Number(whole || 0) + (quarters[part] ?? 0);
	return sign === '' ? size : -size;
}

/** What a printed sum comes to: "(8 + 2) × 2 + 3". */
export function valueOf(sum: string): number {
	const tokens = [...sum.matchAll(/−?[\d¼½¾]+|[+×()−]/g)].map(([token]) => token);
	let at = 0;
	const value = (): number => {
		const token = tokens[at++] ?? '';
		if (token !== '(') return numberIn(token);
		const inner = added();
		at += 1;
		return inner;
	};
	const multiplied = (): number => {
		let product = value();
		while (tokens[at] === '×') {
			at += 1;
			product *= value();
		}
		return product;
	};
	function added(): number {
		let total = multiplied();
		while (at < tokens.length && tokens[at] !== ')') {
			const isLess = tokens[at] === '−';
			if (isLess || tokens[at] === '+') at += 1;
			const next = multiplied();
			total += isLess ? -next : next;
		}
		return total;
	}
	return added();
}

/** Every "sum = result" in a text that does not come out; "60 (20 + 40)" is a sum as well. */
export function wrongSums(text: string): readonly string[] {
	const within = [...text.matchAll(/([\d¼½¾]+) \(([\d¼½¾+ ]*)\)/g)];
	const bare = text
		.replace(/(?<=[\d¼½¾]) \([\d¼½¾+ ]*\)/g, '')
		.replace(/(^|\+ )\p{L}[\p{L} ]* (?=\d)/gu, '$1');
	const sums = bare.matchAll(/([−\d¼½¾(][−\d¼½¾+×() ]*) = (−?[\d¼½¾]+)/g);
	return [
		...within.filter(([, result = '', sum = '']) => valueOf(sum) !== numberIn(result)),
		...[...sums].filter(([, sum = '', result = '']) => valueOf(sum) !== numberIn(result))
	].map(([whole]) => whole);
}
