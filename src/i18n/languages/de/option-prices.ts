export const optionPrices: typeof import('../../en/option-prices.ts').optionPrices = {
	free: 'kostenlos',
	eachModel: (points) => `${points} je Modell`
};
