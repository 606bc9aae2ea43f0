import type { Component } from 'svelte';

/** What stands in the head of every page once it is loaded. */
export const headTool: { Tool?: Component } = $state({});
