/** Packages that run something when they are installed, and why they may. */
const mayInstall = new Map([['esbuild', 'chooses its own binary, for the tools']]);

/**
 * What is strange in a lockfile: each package comes from a registry, is what it was, runs nothing when it is installed,
 * and what it names for other machines is there too, without which those cannot install anything.
 */
export function lockfileFindings({ packages }) {
	return Object.entries(packages).flatMap(([place, facts]) => {
		if (place === '' || facts.link) return [];
		const name = facts.name ?? place.replace(/^.*node_modules\//, '');
		return [
			...(facts.integrity?.startsWith('sha512-')
				? []
				: [`${name}: the lockfile has no sha512 of it.`]),
			...(isFromRegistry(facts.resolved, name)
				? []
				: [`${name} does not come from a registry: ${facts.resolved}.`]),
			...(facts.hasInstallScript && !mayInstall.has(name)
				? [`${name} runs a script when it is installed: say in tools/lockfile.js why it may.`]
				: []),
			...Object.keys(facts.optionalDependencies ?? {})
				.filter((other) => !isHeld(packages, place, other))
				.map((other) => `${name} names ${other}, and the lockfile has none.`)
		];
	});
}

/** Some packages by name, and every package that they ask for. */
export function withDependencies({ packages }, names) {
	const found = new Set();
	const add = (name) => {
		if (found.has(name)) return;
		const places = Object.keys(packages).filter((place) => place.endsWith(`node_modules/${name}`));
		if (places.length > 0) found.add(name);
		for (const place of places) Object.keys(packages[place].dependencies ?? {}).forEach(add);
	};
	for (const name of names) add(name);
	return found;
}

/** Whether a package finds another beside or above itself, as the machine will that asks for it. */
function isHeld(packages, place, name) {
	const above = place
		.split('/node_modules/')
		.map((_, index, all) => all.slice(0, index + 1).join('/node_modules/'));
	return ['', ...above.map((folder) => `${folder}/`)].some(
		(folder) => `${folder}node_modules/${name}` in packages
	);
}

/** A registry serves a package under its own name; repositories and loose archives do not. */
function isFromRegistry(resolved, name) {
	if (resolved === undefined) return true;
	const { protocol, pathname } = new URL(resolved);
	const path = `/${name}/-/${name.split('/').at(-1)}-`;
	return protocol === 'https:' && decodeURIComponent(pathname).includes(path);
}
