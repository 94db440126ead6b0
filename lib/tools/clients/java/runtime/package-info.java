/** Client of the Udaya API: {@link udaya.Udaya} has a method for each endpoint, by suite. */
package udaya;
