import type { Adapter } from '@sveltejs/kit';

export function sealSite(folder: string): void;
export function sealed(adapter: Adapter, precompress: boolean): Adapter;
