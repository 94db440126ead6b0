<?php
/**
 * Doubles of what the plugin uses of WordPress, and a few calls through it. Prints what came back, what was sent to the service
 * and what was kept, as JSON. Usage: php wordpress.php <folder of the plugin>
 */

define( 'ABSPATH', '/' );
$GLOBALS['kept']    = array();
$GLOBALS['sent']    = array();
$GLOBALS['options'] = array( 'udaya_widgets' => array( 'key' => 'ud_pub_1', 'service' => 'https://api.test' ) );

class WP_REST_Response {
	public $data;
	public $status;
	public function __construct( $data, $status = 200 ) {
		$this->data   = $data;
		$this->status = $status;
	}
}
class WP_REST_Request implements ArrayAccess {
	private $call;
	private $body;
	public function __construct( $call, $body ) {
		$this->call = $call;
		$this->body = $body;
	}
	public function get_body() {
		return $this->body;
	}
	public function offsetExists( $name ): bool {
		return 'call' === $name;
	}
	#[\ReturnTypeWillChange]
	public function offsetGet( $name ) {
		return $this->call;
	}
	public function offsetSet( $name, $value ): void {}
	public function offsetUnset( $name ): void {}
}

function add_action() {}
function add_filter() {}
function plugin_basename( $file ) {
	return basename( $file );
}
function get_option( $name, $standard ) {
	return $GLOBALS['options'][ $name ] ?? $standard;
}
function get_transient( $name ) {
	return $GLOBALS['kept'][ $name ] ?? false;
}
function set_transient( $name, $value, $seconds ) {
	$GLOBALS['kept'][ $name ] = $value;
}
function wp_json_encode( $value ) {
	return json_encode( $value );
}
function home_url() {
	return 'https://site.test:8443/blog';
}
function wp_parse_url( $url ) {
	return parse_url( $url );
}
function wp_remote_post( $url, $given ) {
	$GLOBALS['sent'][] = array( $url, $given['headers'], json_decode( $given['body'], true ) );
	return array( 'code' => 200, 'body' => '{"status":"success","data":{"n":' . count( $GLOBALS['sent'] ) . '}}' );
}
function wp_remote_retrieve_response_code( $response ) {
	return $response['code'];
}
function wp_remote_retrieve_body( $response ) {
	return $response['body'];
}
function is_wp_error( $response ) {
	return false;
}
function wp_enqueue_script() {}
function rest_url( $path ) {
	return 'https://site.test/wp-json/' . $path;
}
function get_locale() {
	return 'ta_IN';
}
function sanitize_text_field( $text ) {
	return trim( strip_tags( $text ) );
}
function esc_attr( $text ) {
	return htmlspecialchars( $text, ENT_QUOTES );
}
function esc_url( $url ) {
	return $url;
}

require $argv[1] . '/udaya-widgets.php';

$ask     = function ( $call, $body ) {
	$answer = Udaya_Widgets_Relay::answer( new WP_REST_Request( $call, is_string( $body ) ? $body : json_encode( $body ) ) );
	return array( $answer->status, $answer->data['data']['n'] ?? $answer->data['error']['code'] );
};
$day     = array( 'place' => 'Pune' );
$birth   = array( 'date' => '1990-05-10', 'time' => '19:55', 'place' => 'Pune' );
$answers = array(
	$ask( 'panchang/daily', $day ),
	$ask( 'panchang/daily', $day ),
	$ask( 'birthchart', $birth ),
	$ask( 'birthchart', $birth ),
	$ask( 'pdf/kundli', $birth ),
	$ask( 'panchang/daily', 'x' ),
	$ask( 'panchang/daily', array( 'place' => str_repeat( 'x', 5000 ) ) ),
);

echo json_encode(
	array(
		'answers' => $answers,
		'sent'    => $GLOBALS['sent'],
		'kept'    => count( array_filter( $GLOBALS['kept'], 'is_array' ) ),
		'markup'  => array(
			Udaya_Widgets_Elements::markup( 'choghadiya', array( 'place' => '"><b>Pune', 'search', 'theme' => 'pink' ) ),
			Udaya_Widgets_Elements::markup( 'chart', array( 'chartStyle' => 'south', 'chart-style' => 'west', 'onclick' => 'x' ) ),
		),
	)
);
