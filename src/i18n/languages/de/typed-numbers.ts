export const typedNumbers: typeof import('../../en/typed-numbers.ts').typedNumbers = {
	notPossible: (wanted, has, why) => `${wanted} geht nicht: Jetzt sind es ${has}. ${why}`
};
