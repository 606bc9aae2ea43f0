/** How often to try something: few times with every run of the tests, the whole number by `npm run test:faults`. */
export function amount<T = number>({ whole, part }: { readonly whole: T; readonly part: T }): T {
	return process.env['FAULTS'] === 'whole' ? whole : part;
}
