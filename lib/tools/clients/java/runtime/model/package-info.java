/**
 * What requests and answers hold. Inputs are built, answers are read; both keep members that this version does not
 * know.
 */
package udaya.model;
