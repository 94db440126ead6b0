<?php
/**
 * The way from the widgets of this site to the service.
 *
 * @package Udaya_Widgets
 */

defined( 'ABSPATH' ) || exit;

/**
 * Hands calls of widgets on with the key of this site, and keeps answers that are about no person.
 */
final class Udaya_Widgets_Relay {
	/**
	 * Bytes of a request at most: two births with their places are far below.
	 */
	const MOST_BYTES = 4096;

	/**
	 * Calls a minute that are handed on for all visitors together.
	 */
	const MOST_CALLS = 120;

	/**
	 * Registers the route.
	 */
	public static function start(): void {
		add_action( 'rest_api_init', array( self::class, 'register' ) );
	}

	/**
	 * One route for all calls: `/wp-json/udaya/v1/panchang/daily`. Anyone may call it, as anyone may read the page.
	 */
	public static function register(): void {
		register_rest_route(
			'udaya/v1',
			'/(?P<call>[a-z-]+(?:/[a-z-]+)?)',
			array(
				'methods'             => 'POST',
				'callback'            => array( self::class, 'answer' ),
				'permission_callback' => '__return_true',
			)
		);
	}

	/**
	 * The answer to a call of a widget, in the form of the service.
	 *
	 * @param WP_REST_Request $request The call.
	 */
	public static function answer( WP_REST_Request $request ): WP_REST_Response {
		$call  = (string) $request['call'];
		$calls = Udaya_Widgets_Elements::table()['calls'];
		$text  = $request->get_body();
		$body  = json_decode( $text, true );
		if ( ! isset( $calls[ $call ] ) ) {
			return self::refusal( 404, 'ENDPOINT_NOT_FOUND', 'No widget makes this call.' );
		}
		if ( strlen( $text ) > self::MOST_BYTES || ! is_array( $body ) || array() === $body ) {
			return self::refusal( 400, 'INVALID_JSON', 'The body must be a JSON object of at most 4 KB.' );
		}
		$name    = 'udaya_' . md5( Udaya_Widgets_Settings::get( 'version' ) . $call . wp_json_encode( $body ) );
		$seconds = $calls[ $call ]['personal'] ? 0 : 60 * (int) Udaya_Widgets_Settings::get( 'minutes' );
		$kept    = $seconds > 0 ? get_transient( $name ) : false;
		if ( is_array( $kept ) ) {
			return new WP_REST_Response( $kept );
		}
		if ( ! self::counted() ) {
			return self::refusal( 429, 'RATE_LIMITED', 'This site asks no more than 120 times a minute.' );
		}
		$response = wp_remote_post(
			Udaya_Widgets_Settings::get( 'service' ) . '/v1/' . $call,
			array(
				'timeout' => 15,
				'headers' => self::headers(),
				'body'    => wp_json_encode( $body ),
			)
		);
		$status   = (int) wp_remote_retrieve_response_code( $response );
		$answer   = json_decode( (string) wp_remote_retrieve_body( $response ), true );
		if ( is_wp_error( $response ) || ! is_array( $answer ) ) {
			return self::refusal( 502, 'OFFLINE', 'The service did not answer.' );
		}
		if ( 200 === $status && $seconds > 0 ) {
			set_transient( $name, $answer, $seconds );
		}
		return new WP_REST_Response( $answer, $status );
	}

	/**
	 * Headers of a call. A publishable key works from the pages of its domains only, and the call is made for a page of this site.
	 *
	 * @return array<string, string>
	 */
	private static function headers(): array {
		$key     = Udaya_Widgets_Settings::get( 'key' );
		$headers = array( 'Content-Type' => 'application/json' );
		if ( '' !== $key ) {
			$headers['X-Api-Key'] = $key;
		}
		if ( 0 === strpos( $key, 'ud_pub_' ) ) {
			$site              = wp_parse_url( home_url() );
			$port              = isset( $site['port'] ) ? ':' . $site['port'] : '';
			$headers['Origin'] = $site['scheme'] . '://' . $site['host'] . $port;
		}
		return $headers;
	}

	/**
	 * Counts a call; false where this minute has had enough of them. Nothing about the caller is noted.
	 */
	private static function counted(): bool {
		$name  = 'udaya_minute_' . (int) ( time() / 60 );
		$calls = (int) get_transient( $name );
		if ( $calls >= self::MOST_CALLS ) {
			return false;
		}
		set_transient( $name, $calls + 1, 120 );
		return true;
	}

	/**
	 * An error in the form of the service.
	 *
	 * @param int    $status  Status of HTTP.
	 * @param string $code    Code of the error.
	 * @param string $message For whoever builds the page.
	 */
	private static function refusal( int $status, string $code, string $message ): WP_REST_Response {
		return new WP_REST_Response(
			array(
				'status' => 'error',
				'error'  => array(
					'code'    => $code,
					'message' => $message,
				),
			),
			$status
		);
	}
}
