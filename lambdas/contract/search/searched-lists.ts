import { adminLists, type SearchedAdminList, searchedAdminLists } from '../admin/list-descriptors.ts';
import { companyLists } from '../company/list-descriptors.ts';

/** The described lists: those of the admin area and of companies. */
export const describedLists = { ...adminLists, ...companyLists };

/** The name of a described list. */
export type ListName = keyof typeof describedLists;

/** The name of a list whose rows are found by words, sorts and states. */
export type SearchedList = SearchedAdminList | keyof typeof companyLists;

/** The names of the lists whose rows are found by words, sorts and states. */
export const searchedLists = [...searchedAdminLists, ...Object.keys(companyLists)] as SearchedList[];

/** Returns the name of the index with a row: that of its list, and for a company's list of that and the company. */
export const indexWith = (list: SearchedList, id: string): string =>
  list in companyLists ? `${list}.${id.slice(0, id.indexOf('.'))}` : list;
