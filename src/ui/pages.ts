import { resolve } from '$app/paths';

/** Pages that only what is fetched later leads to: the first pages do without their addresses. */
export const pages = {
	help: (): string => resolve('/help/'),
	/** What has changed in Muster. */
	news: (): string => resolve('/news/')
};
