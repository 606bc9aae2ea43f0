/** A colour as amounts of red, green and blue light, 0 to 1. */
export type Light = readonly [red: number, green: number, blue: number];

type Matrix = readonly [Light, Light, Light];

const times = (matrix: Matrix, light: Light): Light => {
	const row = ([r, g, b]: Light): number => r * light[0] + g * light[1] + b * light[2];
	return [row(matrix[0]), row(matrix[1]), row(matrix[2])];
};

/** The light of `#rrggbb`. */
function lightOf(hex: string): Light {
	const part = (at: number): number => {
		const value = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
		return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
	};
	return [part(1), part(3), part(5)];
}

/** The contrast of two colours as WCAG 2 counts it, 1 to 21. */
export function contrast(one: string, other: string): number {
	const luminance = ([r, g, b]: Light): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;
	const [dark = 0, bright = 0] = [one, other]
		.map((hex) => luminance(lightOf(hex)))
		.sort((a, b) => a - b);
	return (bright + 0.05) / (dark + 0.05);
}

/** What eyes that lack a kind of cone make of light: Machado, Oliveira and Fernandes 2009, severity 1. */
export const sights: Readonly<Record<string, Matrix>> = {
	'all cones': [
		[1, 0, 0],
		[0, 1, 0],
		[0, 0, 1]
	],
	protanopia: [
		[0.152286, 1.052583, -0.204868],
		[0.114503, 0.786281, 0.099216],
		[-0.003882, -0.048116, 1.051998]
	],
	deuteranopia: [
		[0.367322, 0.860646, -0.227968],
		[0.280085, 0.672501, 0.047413],
		[-0.01182, 0.04294, 0.968881]
	],
	tritanopia: [
		[1.255528, -0.076749, -0.178779],
		[-0.078411, 0.930809, 0.147602],
		[0.004733, 0.691367, 0.3039]
	]
};

const cones: Matrix = [
	[0.4122214708, 0.5363325363, 0.0514459929],
	[0.2119034982, 0.6806995451, 0.1073969566],
	[0.0883024619, 0.2817188376, 0.6299787005]
];
const okLab: Matrix = [
	[0.2104542553, 0.793617785, -0.0040720468],
	[1.9779984951, -2.428592205, 0.4505937099],
	[0.0259040371, 0.7827717662, -0.808675766]
];

/** How far apart two colours are for such eyes: the distance in OKLab, of which 0.02 is just noticed. */
export function distance(one: string, other: string, sight: Matrix): number {
	const seen = (hex: string): Light => {
		const [r, g, b] = times(sight, lightOf(hex)).map((part) => Math.min(1, Math.max(0, part)));
		const [l, m, s] = times(cones, [r ?? 0, g ?? 0, b ?? 0]).map(Math.cbrt);
		return times(okLab, [l ?? 0, m ?? 0, s ?? 0]);
	};
	const [a, b] = [seen(one), seen(other)];
	return Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);
}
